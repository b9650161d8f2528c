/** What people say in everyday words: idioms, and words that stand for each other in questions. */
export const everydayNames = `
con man, conman, trickster, impostor, fake trader, fake adviser, swindler, crook · አጭበርባሪ, አታላይ, ሌባ · ስካመር, አወናባጅ, ቀጣፊ, ወስላታ, ሐሰተኛ ደላላ, የውሸት ደላላ, ፌክ ብሮከር, አሻጥረኛ, ዋሾ
money put by, money set aside, piggy bank, nest egg, reserves, cushion, stash · ቁጠባ, መጠባበቂያ, ጥሪት, የክፉ ቀን ገንዘብ · ሳንቲም ማጠራቀሚያ, የቆጠብኩት, የተጠራቀመ ገንዘብ
rainy day, hard times, unexpected expenses, bad times, lost my job, unemployment, illness · የክፉ ቀን, ችግር ቢመጣ, ያልታሰበ ወጪ · ሥራ አጣሁ, ሥራ ማጣት, ሥራ አጥነት, ሥራ አጥ, መታመም, ሕመም, ድንገተኛ ችግር, ሕክምና ወጪ
make ends meet, household money, pocket money, monthly spending, housekeeping · የቤት ወጪ, የወር ወጪ, አስቤዛ · ደሞዝ አይበቃም, ለወሩ አይበቃም, ብር አይበቃኝም, ወር አልደርስም, የቤተሰብ ወጪ, የቤት አስቤዛ, ቤት ወጪ, ወር ወጪ
prices keep rising, prices going up, more expensive, getting expensive, life is expensive, cost of things, prices are rising · የኑሮ ውድነት, የዋጋ ንረት, ዋጋ መናር, ዋጋ ጨመረ · ኑሮ ተወደደ, ኑሮ ውድነት, ዋጋ ተወደደ, ዋጋ ናረ, ኑሮ ከበደ
money loses value, money buys less, birr loses value, losing value · የገንዘብ ዋጋ መቀነስ, የመግዛት አቅም · ብር ዋጋ አጣ, ብር ዋጋ ማጣት, ገንዘብ ዋጋ ማጣት, መግዛት አቅም, ገንዘብ ረከሰ
everyday goods, groceries, basket of goods · ሸቀጥ, አስቤዛ · ሸቀጣሸቀጥ, የምግብ ሸቀጥ, የቤት ዕቃ
middle man, go between, matchmaker · ደላላ, አገናኝ · አስማሚ, ድለላ, አቀባባይ, ሰው አገናኝ
put money to work, grow money, multiply money, make money grow, where to put money · ገንዘብ ማሳደግ, ኢንቨስት ማድረግ, ገንዘብ ማብዛት · ብር ማብዛት, ብር ማሳደግ, ገንዘብ ማሠራት, ገንዘብ ማራባት, ገንዘብ ላስቀምጥ, ገንዘብ ልሥራበት
own a piece of a company, piece of a company, part of a company, slice of a company · የኩባንያ ድርሻ, አክሲዮን · ኩባንያ ድርሻ, ድርሻ መግዛት, የባንክ ድርሻ, የኩባንያ ባለቤት
lend money to the government, lend to the state, state loan, state debt · ለመንግሥት ማበደር, የመንግሥት ብድር · መንግሥት ማበደር, መንግሥት ብድር, መንግሥት ብር ማበደር
state, government, public · መንግሥት, የመንግሥት
how much can i lose, acceptable loss, limit my losses, risk limit, loss limit · የኪሳራ ገደብ, አደጋን መገደብ · ኪሳራ ገደብ, ኪሳራ መገደብ, ኪሳራ መቀነስ, አደጋ ገደብ
automatic sell, automatic exit, sell automatically, safety exit · ኪሳራ ማቆሚያ, የማቆሚያ ትዕዛዝ · በራሱ የሚሸጥ, በራሱ መሸጥ, ራሱ የሚሸጥ, አውቶማቲክ ሽያጭ
losing everything, lost everything, lose all, blow up, blew up, lost all my money · መክሰር, ክስረት, ሁሉንም ማጣት · ሁሉንም አጣሁ, ከሰርኩ, ሙሉ ኪሳራ, ባዶ ቀረሁ, አካውንት ተቃጠለ, ሁሉም ጠፋ
get my money back, recovery agent, recovery scam, stolen money back, recover losses · ገንዘብ ማስመለስ, ገንዘቤን መመለስ, የጠፋ ገንዘብ · ገንዘብ መመለስ, ብር ማስመለስ, የተበላሁት ብር, የተሰረቀ ገንዘብ, ገንዘብ አስመላሽ, ጠፋ ገንዘብ
pay first, advance fee, upfront payment, pay before, pay in advance, unlock fee · ቅድሚያ ክፍያ, አስቀድሞ መክፈል, ማስከፈቻ · ቅድመ ክፍያ, ቀብድ, ቀብድ መክፈል, መጀመሪያ ክፈል, ለማውጣት ክፈል, ማስለቀቂያ ክፍያ, አድቫንስ
guaranteed, guarantee, certain, sure, promised, promise, no risk, risk free · ዋስትና, የተረጋገጠ, እርግጠኛ · ጋራንቲ, ኪሳራ የሌለው, ያለ ኪሳራ, የማይከስር, የማያከስር, ያለ አደጋ, ሪስክ የሌለው, መቶ በመቶ
trustworthy, reliable, honest, genuine, real, safe, legit, legitimate, trusted · የሚታመን, ታማኝ, እውነተኛ, ሕጋዊ · ሐቀኛ, ታማኝነት, እምነት የሚጣልበት, ይታመናል, ሌጂት, ላምነው, አስተማማኝ
suspicious, doubtful, dubious, shady · አጠራጣሪ, ጥርጣሬ · የሚያጠራጥር, መጠርጠር, ጠረጠርኩ, አሳሳቢ
danger, warning, caution, careful, beware · አደጋ, ጥንቃቄ, ማስጠንቀቂያ · መጠንቀቅ, አደገኛ, ተጠንቀቁ, ጥንቁቅ
recruit, recruiting friends, bring friends, invite friends, referral, downline · ሰው ማስገባት, ጓደኛ መጋበዝ, ፒራሚድ · ሰው ማምጣት, ሰው መመልመል, ምልመላ, ጓደኛ ማስገባት, ሰው መጋበዝ, ሪፈራል, ሪፈራል ሊንክ, መጋበዣ ሊንክ, ኢንቫይት
celebrity, famous person, advertisement, advert, ad, ads, promotion · ማስታወቂያ, ታዋቂ ሰው · ዝነኛ, አርቲስት, ታዋቂ ግለሰብ, ፕሮሞሽን, ኢንፍሉወንሰር, የፌስቡክ ማስታወቂያ
friend, relative, neighbour, colleague · ጓደኛ, ዘመድ, ጎረቤት
family, household, home, parents · ቤተሰብ, ቤት, የቤተሰብ
child, children, kids, son, daughter · ልጅ, ልጆች
farmer, peasant, grower, planter, cultivator, agricultural · ገበሬ, አርሶ አደር · ግብርና, አራሽ, አርሶአደር
shop, store, shopkeeper, retailer, retail, small business · ሱቅ, ባለሱቅ, ቸርቻሪ, ችርቻሮ · ባለ ሱቅ, ኪዮስክ, ሚኒ ማርኬት, ሱፐርማርኬት, አነስተኛ ንግድ, ጥቃቅንና አነስተኛ, ጥቃቅን, ሱቅ መክፈት
work, job, occupation, employment, profession · ሥራ, ሙያ
boss, employer, manager, management · አለቃ, ሥራ አስኪያጅ, አስተዳደር
weak, poor, bad, slow · ደካማ, ቀርፋፋ
slow connection, poor network, bad network, slow network, bad signal, poor connection, low bandwidth, bad internet, slow loading · ደካማ ኢንተርኔት, ደካማ ኔትወርክ, ቀርፋፋ ኢንተርኔት, ደካማ ግንኙነት · ኢንተርኔት ይጎተታል, ኔትወርክ ደካማ, ኢንተርኔት ደካማ, ኔትወርክ ይቆራረጣል, አዝጋሚ ኢንተርኔት, ኢንተርኔት ቀርፋፋ, ቶሎ አይከፍትም, ገጹ አይከፍትም
fast, quick, quickly, rapid, speedy, soon · ፈጣን, በፍጥነት, ቶሎ
big, large, huge, great, major · ትልቅ, ግዙፍ, ከፍተኛ
small, little, tiny, minor, modest · ትንሽ, አነስተኛ, ጥቂት
high, tall, top, peak, maximum, highest · ከፍተኛ, ጣሪያ
low, bottom, minimum, lowest, least · ዝቅተኛ, ወለል, አነስተኛ
rise, climb, increase, grow, go up, soar, surge, growth · መጨመር, ማደግ, መውጣት, ዕድገት, ጭማሪ
fall, drop, decline, decrease, sink, go down, plunge, lower · መውደቅ, መቀነስ, መውረድ
swing, fluctuate, wobble, bounce, unstable, jumpy · መዋዠቅ, መወዛወዝ, መለዋወጥ
wait, waiting, hold, keep, be patient · መጠበቅ, ማቆየት, መያዝ · መታገስ, ትዕግሥት
stop, halt, end, quit · ማቆም, ማብቃት
lend, loan out, lending · ማበደር, ብድር · ብድር መስጠት, ገንዘብ ማበደር, አበዳሪ
borrow, take a loan, borrowing · መበደር, ብድር, ተበዳሪ · ብድር መውሰድ, ገንዘብ መበደር, አራጣ መበደር
owe, be in debt, indebted, owing · ዕዳ, ባለዕዳ · ዕዳ ያለበት, ዕዳ መክፈል, ውዝፍ
pay, settle, pay off, repay · መክፈል, ክፍያ
earn, gain, make, win · ማግኘት, ማትረፍ, ማሸነፍ
spend, spending, use up, waste · ማውጣት, ወጪ, ማባከን · ብክነት, ገንዘብ ማባከን, ብር ማባከን, አባካኝ, ብር ማጥፋት
save, put away, put aside, keep money · መቆጠብ, ማስቀመጥ
invest, put money in, put money into · ኢንቨስት, ኢንቨስት ማድረግ, ማፍሰስ
import, imports, importing, imported goods · ማስመጣት, ከውጭ ማስገባት, አስመጪ · ዕቃ ማስመጣት, ከዱባይ ማስመጣት, ከቻይና ማስመጣት, ኢምፖርት, አስገቢ
export, exports, exporting, sell abroad · ኤክስፖርት, መላክ, ወደ ውጭ መላክ, ላኪ · የወጪ ንግድ, ወጪ ንግድ, ውጭ መላክ, ኤክስፖርተር
swap, exchange, trade in, convert · መለዋወጥ, መቀየር, መመንዘር, ምንዛሪ
note, write down, record, jot · መጻፍ, መመዝገብ, ማስታወስ, ማስታወሻ
read, understand, make sense of, interpret · ማንበብ, መረዳት, መተርጎም
choose, select, pick, decide, decision · መምረጥ, መወሰን, ውሳኔ
divide, split, share out, distribute · ማካፈል, መከፋፈል, ማከፋፈል
protect, safeguard, guard, secure, shield, defend · መጠበቅ, መከላከል, ጥበቃ
own, possess, have shares · ባለቤት, መያዝ
measure, gauge, metric · መለኪያ, መለካት
forecast, predict, prediction, guess, outlook · መተንበይ, ትንበያ, ግምት · መገመት, ፎርካስት, የነገ ዋጋ, ነገ ዋጋ, ዋጋ ትንበያ, ትንቢት
report, statement, account, summary · ሪፖርት, መግለጫ, ዘገባ
meeting, session, gathering · ስብሰባ, ጉባኤ
paper, document, certificate, papers · ወረቀት, ሰነድ
habit, routine, behaviour, behavior · ልማድ, ጠባይ
anger, frustration, stress, revenge · ቁጣ, ንዴት, በቀል · መናደድ, ተናደድኩ, ብስጭት, መበሳጨት, ጭንቀት, ስትረስ, ቂም
hope, wish, dream · ተስፋ, ምኞት
luck, chance, odds, probability · ዕድል, አጋጣሚ · ዕድለኛ, ገድ, ዕጣ ፋንታ
free courses, free lessons, free training, online course, online training · ነጻ ትምህርት, ነጻ ሥልጠና, ነጻ ኮርስ · ፍሪ ኮርስ, ኦንላይን ኮርስ, ኦንላይን ትምህርት, ኦንላይን ስልጠና, የርቀት ትምህርት, በኢንተርኔት መማር
course, class, classes, training, curriculum · ኮርስ, ሥልጠና, ትምህርት
beginner, new to this, from scratch, just starting, basics, fundamentals, introduction, abc, foundation · ጀማሪ, መሠረታዊ, መሠረት, ከዜሮ · ሀሁ, ከመሠረቱ, ቤዚክ, መግቢያ ትምህርት, ኤቢሲ, ለጀማሪ ስልጠና, ስልጠና
dictionary of words, word list, meaning of words, trading words, market words, vocabulary, list of terms · መዝገበ ቃላት, የቃላት መፍቻ, የቃላት ትርጉም · የገበያ ቃላት, የንግድ ቃላት, የትሬዲንግ ቃላት, ቃላት ፍቺ, ቃላት መፍቻ
worksheet, template, form, fill in, blank form, printable · ቅጽ, መሙያ, ቴምፕሌት, ፎርም · የሚታተም, ማተም, ፕሪንት, ባዶ ቅጽ, የሚሞላ ፎርም, ፎርማት, ማተሚያ, ኮፒ ማድረግ
old people, elderly, elders, pensioner · አረጋዊ, አዛውንት, ሽማግሌ
abroad, overseas, foreign, offshore, outside the country · ውጭ አገር, የውጭ, ከውጭ
country, nation, national, homeland · አገር, ሀገር, ብሔራዊ
bags, sacks, quintal, quintals, hundredweight, tonne · ኩንታል, ጆንያ · ዶንያ, ኬሻ, ከረጢት, ቶን
quality, grade, standard, rank, class · ጥራት, ደረጃ, ግሬድ
washing station, pulping station, processing station, wet mill · ማጠቢያ ጣቢያ, የቡና ማጠቢያ · ቡና ማጠቢያ, ማጠቢያ, እሸት ማጠቢያ, ቡና መፈልፈያ, መፈልፈያ, ፐልፐር, ቡና ማድረቂያ
store, silo, stockroom, warehouse, godown · መጋዘን, ጎተራ
traffic light, notice board, screen, display, board · ሰሌዳ, ስክሪን, ማሳያ · ቦርድ, ዲስፕሌይ
market day, trading day, working day, business day · የገበያ ቀን, የሥራ ቀን · ገበያ ቀን, የግብይት ቀን, ሥራ ቀን, አዘቦት
holiday, closed, festival, day off · በዓል, ዝግ, የበዓል ቀን · የሕዝብ በዓል, ዓመት በዓል, የዕረፍት ቀን, ዕረፍት ቀን, ገበያ ዝግ
morning, opening, start of the day · ጠዋት, መክፈቻ
today, current, now, latest, this week, live · ዛሬ, ወቅታዊ, አሁን
price information, price data, where to see prices, market data, market information, quotes · የዋጋ መረጃ, የገበያ መረጃ, ወቅታዊ ዋጋ · ዋጋ መረጃ, ገበያ መረጃ, ዋጋ ማየት, ዋጋ አያለሁ
stored goods, goods, merchandise, wares · ሸቀጥ, ዕቃ, ሸቀጣ ሸቀጥ
password, pass code, secret word · የይለፍ ቃል, ፓስዎርድ, የሚስጥር ቃል · ፓስወርድ, ሚስጥር ቃል, ሚስጥር ቁጥር, ይለፍ ቃል
erase my account, delete my data, delete my information, forget me · መለያ ማጥፋት, መረጃ ማጥፋት, መለያዬን መሰረዝ · መለያ መሰረዝ, መለያ መዝጋት, አካውንት ማጥፋት, አካውንት መሰረዝ, አካውንት መዝጋት, መለያ መደምሰስ, አካውንት ዲሊት, መረጃ መሰረዝ, ዳታ ማጥፋት, አካውንት ልዝጋ
my progress, how far am i, completed lessons, percentage done · እድገቴ, ያጠናቀቅሁት · የደረስኩበት, ያለቀ ትምህርት, የጨረስኳቸው, ምን ያህል ጨረስኩ
house rent, rent, landlord · ኪራይ, የቤት ኪራይ, ቤት ኪራይ, የሱቅ ኪራይ · አከራይ, ተከራይ
`
