/** What people say in everyday words: idioms, and words that stand for each other in questions. */
export const everydayNames = `
con man, conman, trickster, impostor, fake trader, fake adviser, swindler, crook · አጭበርባሪ, አታላይ, ሌባ
money put by, money set aside, piggy bank, reserves, cushion, stash · ቁጠባ, መጠባበቂያ, ጥሪት, የክፉ ቀን ገንዘብ
rainy day, hard times, unexpected expenses, bad times, lost my job, unemployment, illness · የክፉ ቀን, ችግር ቢመጣ, ያልታሰበ ወጪ
make ends meet, household money, pocket money, monthly spending, housekeeping · የቤት ወጪ, የወር ወጪ, አስቤዛ
prices keep rising, prices going up, more expensive, life is expensive, cost of things, prices are rising · የኑሮ ውድነት, የዋጋ ንረት, ዋጋ መናር, ዋጋ ጨመረ
money loses value, money buys less, birr loses value, losing value · የገንዘብ ዋጋ መቀነስ, የመግዛት አቅም
everyday goods, groceries, basket of goods · ሸቀጥ, አስቤዛ
middle man, go between, matchmaker · ደላላ, አገናኝ
put money to work, grow money, multiply money, make money grow, where to put money · ገንዘብ ማሳደግ, ኢንቨስት ማድረግ, ገንዘብ ማብዛት
own a piece of a company, piece of a company, part of a company, slice of a company · የኩባንያ ድርሻ, አክሲዮን
lend money to the government, lend to the state, state loan, state debt · ለመንግሥት ማበደር, የመንግሥት ብድር
state, government, public · መንግሥት, የመንግሥት
how much can i lose, acceptable loss, limit my losses, risk limit, loss limit · የኪሳራ ገደብ, አደጋን መገደብ
automatic sell, automatic exit, sell automatically, safety exit · ኪሳራ ማቆሚያ, የማቆሚያ ትዕዛዝ
losing everything, lost everything, lose all, blow up, blew up, lost all my money · መክሰር, ክስረት, ሁሉንም ማጣት
get my money back, recovery agent, recovery scam, stolen money back, recover losses · ገንዘብ ማስመለስ, ገንዘቤን መመለስ, የጠፋ ገንዘብ
pay first, advance fee, upfront payment, pay before, pay in advance, unlock fee · ቅድሚያ ክፍያ, አስቀድሞ መክፈል
guaranteed, guarantee, certain, sure, promised, promise, no risk, risk free · ዋስትና, የተረጋገጠ, እርግጠኛ
trustworthy, reliable, honest, genuine, real, safe, legit, legitimate, trusted · የሚታመን, ታማኝ, እውነተኛ, ሕጋዊ
suspicious, doubtful, dubious, shady · አጠራጣሪ, ጥርጣሬ
danger, warning, caution, careful, beware · አደጋ, ጥንቃቄ, ማስጠንቀቂያ
recruit, recruiting friends, bring friends, invite friends, referral, downline · ሰው ማስገባት, ጓደኛ መጋበዝ, ፒራሚድ
celebrity, famous person, advertisement, advert, ad, ads, promotion · ማስታወቂያ, ታዋቂ ሰው
friend, relative, neighbour, colleague · ጓደኛ, ዘመድ, ጎረቤት
family, household, home, parents · ቤተሰብ, ቤት, የቤተሰብ
child, children, kids, son, daughter · ልጅ, ልጆች
farmer, peasant, grower, planter, cultivator, agricultural · ገበሬ, አርሶ አደር
shop, store, shopkeeper, retailer, retail, small business · ሱቅ, ባለሱቅ, ቸርቻሪ, ችርቻሮ
work, job, occupation, employment, profession · ሥራ, ሙያ
boss, employer, manager, management · አለቃ, ሥራ አስኪያጅ, አስተዳደር
weak, poor, bad, slow · ደካማ, ቀርፋፋ
slow connection, poor network, bad network, slow network, bad signal, poor connection, low bandwidth, bad internet, slow loading · ደካማ ኢንተርኔት, ደካማ ኔትወርክ, ቀርፋፋ ኢንተርኔት, ደካማ ግንኙነት
fast, quick, quickly, rapid, speedy, soon · ፈጣን, በፍጥነት, ቶሎ
big, large, huge, great, major · ትልቅ, ግዙፍ, ከፍተኛ
small, little, tiny, minor, modest · ትንሽ, አነስተኛ, ጥቂት
high, tall, top, peak, maximum, highest · ከፍተኛ, ጣሪያ
low, bottom, minimum, lowest, least · ዝቅተኛ, ወለል, አነስተኛ
rise, climb, increase, grow, go up, soar, surge, growth · መጨመር, ማደግ, መውጣት, ዕድገት, ጭማሪ
fall, drop, decline, decrease, sink, go down, plunge, lower · መውደቅ, መቀነስ, መውረድ
swing, fluctuate, wobble, bounce, unstable, jumpy · መዋዠቅ, መወዛወዝ, መለዋወጥ
wait, waiting, hold, keep, be patient · መጠበቅ, ማቆየት, መያዝ
stop, halt, end, quit · ማቆም, ማብቃት
lend, loan out, lending · ማበደር, ብድር
borrow, take a loan, borrowing · መበደር, ብድር, ተበዳሪ
owe, be in debt, indebted, owing · ዕዳ, ባለዕዳ
pay, settle, pay off, repay · መክፈል, ክፍያ
earn, gain, make, win · ማግኘት, ማትረፍ, ማሸነፍ
spend, spending, use up, waste · ማውጣት, ወጪ, ማባከን
save, put away, put aside, keep money · መቆጠብ, ማስቀመጥ
invest, put money in, put money into · ኢንቨስት, ኢንቨስት ማድረግ, ማፍሰስ
import, imports, importing, imported goods · ማስመጣት, ከውጭ ማስገባት, አስመጪ
export, exports, exporting, sell abroad · ኤክስፖርት, መላክ, ወደ ውጭ መላክ, ላኪ
swap, exchange, trade in, convert · መለዋወጥ, መቀየር, መመንዘር, ምንዛሪ
note, write down, record, jot · መጻፍ, መመዝገብ, ማስታወስ, ማስታወሻ
read, understand, make sense of, interpret · ማንበብ, መረዳት, መተርጎም
choose, select, pick, decide, decision · መምረጥ, መወሰን, ውሳኔ
divide, split, share out, distribute · ማካፈል, መከፋፈል, ማከፋፈል
protect, safeguard, guard, secure, shield, defend · መጠበቅ, መከላከል, ጥበቃ
own, possess, have shares · ባለቤት, መያዝ
measure, gauge, metric · መለኪያ, መለካት
forecast, predict, prediction, guess, outlook · መተንበይ, ትንበያ, ግምት
report, statement, account, summary · ሪፖርት, መግለጫ, ዘገባ
meeting, session, gathering · ስብሰባ, ጉባኤ
paper, document, certificate, papers · ወረቀት, ሰነድ
habit, routine, behaviour, behavior · ልማድ, ጠባይ
anger, frustration, stress, revenge · ቁጣ, ንዴት, በቀል
hope, wish, dream · ተስፋ, ምኞት
luck, chance, odds, probability · ዕድል, አጋጣሚ
free courses, free lessons, free training, online course, online training · ነጻ ትምህርት, ነጻ ሥልጠና, ነጻ ኮርስ
course, class, classes, training, curriculum · ኮርስ, ሥልጠና, ትምህርት
beginner, new to this, from scratch, just starting, basics, fundamentals, introduction, abc, foundation · ጀማሪ, መሠረታዊ, መሠረት, ከዜሮ
dictionary of words, word list, meaning of words, trading words, market words, vocabulary, list of terms · መዝገበ ቃላት, የቃላት መፍቻ, የቃላት ትርጉም
worksheet, template, form, fill in, blank form, printable · ቅጽ, መሙያ, ቴምፕሌት, ፎርም
old people, elderly, elders, pensioner · አረጋዊ, አዛውንት, ሽማግሌ
abroad, overseas, foreign, offshore, outside the country · ውጭ አገር, የውጭ, ከውጭ
country, nation, national, homeland · አገር, ሀገር, ብሔራዊ
bags, sacks, quintal, quintals, hundredweight, tonne · ኩንታል, ጆንያ
quality, grade, standard, rank, class · ጥራት, ደረጃ, ግሬድ
washing station, pulping station, processing station, wet mill · ማጠቢያ ጣቢያ, የቡና ማጠቢያ
store, silo, stockroom, warehouse, godown · መጋዘን, ጎተራ
traffic light, notice board, screen, display, board · ሰሌዳ, ስክሪን, ማሳያ
market day, trading day, working day, business day · የገበያ ቀን, የሥራ ቀን
holiday, closed, festival, day off · በዓል, ዝግ, የበዓል ቀን
morning, opening, start of the day · ጠዋት, መክፈቻ
today, current, now, latest, this week, live · ዛሬ, ወቅታዊ, አሁን
price information, price data, where to see prices, market data, market information, quotes · የዋጋ መረጃ, የገበያ መረጃ, ወቅታዊ ዋጋ
stored goods, goods, merchandise, wares · ሸቀጥ, ዕቃ, ሸቀጣ ሸቀጥ
password, pass code, secret word · የይለፍ ቃል, ፓስዎርድ, የሚስጥር ቃል
erase my account, delete my data, my information, forget me · መለያ ማጥፋት, መረጃ ማጥፋት, መለያዬን መሰረዝ
my progress, how far am i, completed lessons, percentage done · እድገቴ, ያጠናቀቅሁት
`
