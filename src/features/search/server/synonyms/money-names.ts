/** Money, risk, feelings, learning and fraud. */
export const moneyNames = `
money, cash, funds · ገንዘብ, ጥሬ ገንዘብ, ብር · ካሽ, ጥሬ ብር, ፈረንካ, ረብጣ ብር
income, earnings, revenue · ገቢ, ደመወዝ · የወር ገቢ, ገቢ ምንጭ, ደሞዝ, ኢንካም, የሚገባ ገንዘብ
expense, expenses, cost, spending, outgoings, costs · ወጪ, ወጭ, ወጪዎች · ኤክስፔንስ, ወጪ መቀነስ, የወጣ ገንዘብ, ኮስት
cheap, affordable, inexpensive, low cost · ርካሽ, ውድ ያልሆነ · ተመጣጣኝ ዋጋ, ዋጋው ዝቅ ያለ, ቺፕ
expensive, costly, dear · ውድ, ከፍተኛ ዋጋ · የተወደደ, የተጋነነ ዋጋ, ውድ ዋጋ, ኤክስፔንሲቭ
capital, starting money, seed money, principal, start-up money · ካፒታል, መነሻ ገንዘብ, ዋና ገንዘብ · የሥራ ማስኬጃ, መንቀሳቀሻ ገንዘብ, ወረት, መነሻ ብር, መነሻ ካፒታል, መነገጃ, መነገጃ ገንዘብ, መገበያያ ገንዘብ, ስታርትአፕ
minimum amount, smallest amount, how much do i need · ስንት ብር, አነስተኛ ገንዘብ, ትንሽ ገንዘብ · ዝቅተኛ መጠን, ዝቅተኛ ገንዘብ, በትንሽ ብር, በትንሽ ገንዘብ, ትንሽ ብር, ሚኒመም
budget, spending plan, household expenses, money plan, family budget · በጀት, የወጪ ዕቅድ, ባጀት, የቤት ወጪ · የወር በጀት, የቤተሰብ በጀት, በጀት ማውጣት, ወጪ መቆጣጠር, ወጪ መመደብ, ገንዘብ መመደብ, ወጪ ዕቅድ, ገቢና ወጪ ዕቅድ, ባጄት
saving, savings, put aside, set aside, save money · ቁጠባ, መቆጠብ, ገንዘብ ማስቀመጥ, ማጠራቀም, ተቀማጭ, ማከማቸት · ሴቪንግ, ቆጠባ, ገንዘብ ማጠራቀም, ገንዘብ ማከማቸት, ብር ማጠራቀም, ብር ማስቀመጥ, መቋጠር, ጥሪት, ማጠራቀሚያ, ብር መቆጠብ
deposit, bank account, savings account · ተቀማጭ, የባንክ ሒሳብ, የቁጠባ ሒሳብ · ባንክ ማስቀመጥ, ባንክ ማስገባት, ዲፖዚት, ባንክ አካውንት, የባንክ አካውንት, ባንክ ደብተር, የቁጠባ ደብተር, ፊክስድ ዲፖዚት, የጊዜ ገደብ ተቀማጭ, ታይም ዲፖዚት
equb, rotating savings, saving club, susu · ዕቁብ, እቁብ · ዕቁብተኛ, ዕቁብ መጣል, ዕቁብ መግባት, ዕቁብ ጣይ, ዕቁብ ሰብሳቢ, የዕቁብ ዕጣ, ዲጂታል ዕቁብ
emergency fund, rainy day money, reserve, safety net, buffer · መጠባበቂያ, የመጠባበቂያ ገንዘብ, የክፉ ቀን ገንዘብ · ለክፉ ቀን, ክፉ ቀን, ለችግር ቀን, ለችግር ጊዜ, ድንገተኛ ወጪ, ለድንገተኛ, ተጠባባቂ ገንዘብ, መጠባበቂያ ብር, ኢመርጀንሲ ፈንድ, ኢመርጀንሲ
salary, wage, wages · ደመወዝ, ምንዳ · ደሞዝ, ወርሃዊ ደመወዝ, ወርሃዊ ደሞዝ, ሳላሪ, የቀን ምንዳ, ፔሮል
loan, credit, borrowing, debt, lending, borrowed money · ብድር, ዕዳ, መበደር, ዱቤ, ክሬዲት · ሎን, የባንክ ብድር, ባንክ ብድር, ብድር መውሰድ, አራጣ, በወለድ መበደር, ዱቤ ሽያጭ, በዱቤ, የሞባይል ብድር, ዲጂታል ብድር
lender, creditor · አበዳሪ · አራጣ አበዳሪ, ብድር ሰጪ, ገንዘብ አበዳሪ
borrower, debtor · ተበዳሪ · ባለዕዳ, ዕዳ ያለበት, ብድር የወሰደ
collateral, guarantee, pledge, security for a loan · መያዣ, ዋስትና · ማስያዣ, ዋስ, ኮላተራል, ብድር መያዣ, ብድር ማስያዣ, ንብረት ማስያዝ, ቤት ማስያዝ, የብድር ዋስ
interest, interest rate · ወለድ, ኢንተረስት, የወለድ መጠን · ኢንትረስት, የባንክ ወለድ, ባንክ ወለድ, የወለድ ተመን, ወለድ ተመን, ወለድ መጠን, ወለድ ምጣኔ, አራጣ, ኢንተረስት ሬት
yield, return, annual return, gain in per cent · የገቢ ምጣኔ, ተመላሽ, ይልድ · ዓመታዊ ገቢ, ዓመታዊ ትርፍ, ገቢ ምጣኔ, ሪተርን, በዓመት በመቶኛ
compound interest, interest on interest, compounding · የወለድ ወለድ, ድርብ ወለድ · ወለድ በወለድ, ተደራራቢ ወለድ, የተደራረበ ወለድ, የተጠራቀመ ወለድ, የወለድ ላይ ወለድ, ኮምፓውንድ, ኮምፓውንድ ኢንተረስት
profit, gain, earnings, returns, winnings, make money · ትርፍ, ገቢ, ፕሮፊት, ማትረፍ · ትርፋማ, ትርፋማነት, አትራፊ, የተጣራ ትርፍ, አተረፍኩ, ገይን, ብር መሥራት
loss, losses, losing money, lose money · ኪሳራ, መክሰር, ክስረት, ማጣት, ሎስ · ገንዘብ ማጣት, ብር ማጣት, ገንዘብ አጣሁ, ብር አጣሁ, ከሰርኩ, አክሳሪ, ጉድለት, ሉዝ, ብር ጠፋ
bankrupt, bankruptcy, ruin, wiped out, broke · ክስረት, መክሰር, መፍረስ · ባዶ መቅረት, ባዶ ቀረሁ, ባዶ እጅ, መደኽየት, ደኸየሁ, ኪሳራ ማወጅ, ከስሮ መዝጋት, ባንክራፕት
fee, fees, commission, charge, charges, brokerage · ክፍያ, ኮሚሽን, የአገልግሎት ክፍያ · የደላላ ክፍያ, የድለላ ክፍያ, ሰርቪስ ቻርጅ, ቻርጅ, ተቆራጭ, ቆረጣ, አገልግሎት ክፍያ, የባንክ ቆረጣ
payment, paying, pay · ክፍያ, መክፈል · ክፍያ መፈጸም, ፔይመንት, መክፈያ, ሂሳብ መክፈል
tax, taxes, levy, duty · ግብር, ታክስ, ቀረጥ · የገቢ ግብር, ገቢ ግብር, የንግድ ግብር, ንግድ ግብር, ግብር መክፈል, ግብር ከፋይ, ቁርጥ ግብር, የሥራ ግብር, ጉምሩክ, ቲኦቲ, ተርን ኦቨር ታክስ
receipt, invoice, bill, voucher · ደረሰኝ, ሬሲት, ፋክቱር · ካሽ ሬጅስተር, ካሽ ማሽን, ኢንቮይስ, ቫውቸር, የሽያጭ ደረሰኝ, ደረሰኝ መቁረጥ, ሪሲት, ፋክቱራ
inflation, cost of living, rising prices, price increase, dear living · የዋጋ ንረት, የኑሮ ውድነት, ግሽበት, የዋጋ ግሽበት, ኢንፍሌሽን · ኑሮ ውድነት, ዋጋ ንረት, ዋጋ ግሽበት, ኑሮ ተወደደ, ኑሮ መወደድ, የኑሮ መወደድ, ዋጋ መወደድ, ገበያ ተወደደ, የገበያ ውድነት, ሁሉም ተወደደ
purchasing power, value of money, worth of money · የመግዛት አቅም, የገንዘብ ዋጋ · መግዛት አቅም, የመግዛት ኃይል, የብር አቅም, ብር አቅም, የብር ዋጋ, ገንዘብ ዋጋ ማጣት
central bank, national bank, nbe · ብሔራዊ ባንክ, ማዕከላዊ ባንክ · ናሽናል ባንክ, ኤንቢኢ, ሴንትራል ባንክ, የባንኮች ባንክ, የብሔራዊ ባንክ ገዥ, የባንኮች ተቆጣጣሪ, ብር የሚያትም, ገንዘብ አታሚ
remittance, money from abroad, diaspora money, western union · ሐዋላ, ከውጭ የሚላክ ገንዘብ · ዌስተርን ዩኒየን, መኒግራም, ዲያስፖራ, ዳያስፖራ, ሐዋላ መላክ, ከአሜሪካ የተላከ, ከውጭ ብር መላክ, ለቤተሰብ መላክ, ከዓረብ አገር መላክ, ትውልደ ኢትዮጵያ
mobile money, telebirr, e-wallet, wallet · ቴሌብር, የሞባይል ገንዘብ, ዋሌት · ቴሌ ብር, ሞባይል ባንኪንግ, ሲቢኢ ብር, ኤምፔሳ, ኤም ፔሳ, ሞባይል ገንዘብ, ሞባይል መኒ, በስልክ መክፈል, በስልክ ገንዘብ, ዲጂታል ክፍያ, ሞባይል ብር
investment, investing, invest · ኢንቨስትመንት, ሙዓለ ንዋይ ማፍሰስ, ገንዘብ ማፍሰስ · ኢንቬስትመንት, ኢንቬስት, መዋዕለ ንዋይ ማፍሰስ, ካፒታል ማፍሰስ, ብር ማፍሰስ, ገንዘብ ሥራ ማዋል
wealth, assets, property, possessions · ሀብት, ንብረት · ጥሪት, ሀብታም, ባለጸጋ, ሀብት ማፍራት, መበልጸግ
risk, danger, exposure, hazard · አደጋ, ስጋት, ሪስክ · አደገኛ, አደገኛነት, አደጋ መውሰድ, ሪስክ መውሰድ, አስጊ
money management, risk management, risk control, managing risk · የገንዘብ አያያዝ, የአደጋ አያያዝ, የስጋት አስተዳደር, የአደጋ አስተዳደር, የስጋት አያያዝ · ሪስክ ማኔጅመንት, መኒ ማኔጅመንት, ገንዘብ አያያዝ, ብር አያያዝ, ገንዘብ ማስተዳደር, አደጋ አያያዝ, አደጋን መቀነስ, ሪስክ መቀነስ, አደጋን መቆጣጠር
diversification, diversify, spreading risk, eggs in one basket, spread your money, spread the risk · ሀብትን ማሰባጠር, ማሰባጠር, ዳይቨርሲፊኬሽን, ማከፋፈል · ገንዘብ ማከፋፈል, ብር ማከፋፈል, ስብጥር, ዳይቨርሲፋይ, በተለያየ ቦታ ማስቀመጥ, እንቁላል በአንድ ቅርጫት, ሁሉንም በአንድ ቅርጫት, ሁሉንም በአንድ ቦታ, ማበጣጠር, ብር መበተን, ገንዘብ መበተን, ገንዘብ ማሰራጨት
hedge, hedging, protection against prices · አደጋን መከላከል, ሄጅ · ሄጂንግ, ከአደጋ መከላከል, የዋጋ መድን, ከዋጋ ለውጥ መከላከል
leverage, margin, borrowed money, gearing · ሊቨሬጅ, የብድር ገንዘብ, ሌቨሬጅ, ማርጂን · በብድር መገበያየት, በብድር መነገድ, በብድር ትሬድ, ለቨሬጅ, ሌቬሬጅ, በተበደሩት ብር መነገድ, በብድር ብር መነገድ
position size, trade size, how much to buy, lot size, how many shares · የግብይት መጠን, ምን ያህል ልግዛ, ስንት ልግዛ, ፖዚሽን ሳይዝ · ግብይት መጠን, የግዢ መጠን, የግዢ ብዛት, የይዞታ መጠን, ሎት ሳይዝ, ፖዚሽን ሳይዚንግ, ስንት ፍሬ ልግዛ, ስንት ሼር ልግዛ
drawdown, losing streak, series of losses · የካፒታል መውረድ, ተከታታይ ኪሳራ · ተደጋጋሚ ኪሳራ, ካፒታል መውረድ, በተከታታይ መክሰር, ደጋግሞ መክሰር
plan, strategy, method, system · ዕቅድ, ስትራቴጂ, ዘዴ, ፕላን · ዕቅድ ማውጣት, ስልት, እስትራቴጂ, ታክቲክ
goal, target, objective, aim · ግብ, ዓላማ, ታርጌት · ዒላማ, ጎል, ግብ ማውጣት, አላማዬ
rule, rules, principle, principles · ደንብ, ሕግ, መመሪያ · መርህ, መርሆ, ድንጋጌ, ሩል
discipline, self-control, patience, willpower · ራስን መግዛት, ዲሲፕሊን, ትዕግሥት, ራስን መቆጣጠር · ራስ መግዛት, ሥነ ሥርዓት, ራስን መግታት, ትዕግስተኛ, መታገስ, ጽናት, ቆራጥነት, ሳይኮሎጂ, የነጋዴ ሥነ ልቦና
psychology, mind, mindset, emotions, feelings, mentality · ሥነ ልቦና, ስሜት, አእምሮ, ሳይኮሎጂ · ስነልቦና, አስተሳሰብ, አመለካከት, ማይንድሴት, ኢሞሽን, ስሜትን መቆጣጠር, የነጋዴ ስሜት
fear, panic, anxiety, afraid · ፍርሃት, ሥጋት, መደናገጥ, መፍራት · ድንጋጤ, መደንገጥ, ጭንቀት, ፓኒክ, መረበሽ, መርበትበት
greed, overconfidence, pride · ስግብግብነት, ስስት, ኩራት · ስግብግብ, ስስታም, ትዕቢት, መጎምጀት, አለመጥገብ, አጉል ድፍረት, ከመጠን ያለፈ መተማመን
mistake, error, blunder, fault, wrong · ስሕተት, ጥፋት · ግድፈት, መሳሳት, ተሳሳትኩ, ስሕተት መሥራት
journal, diary, logbook, notebook, notes, records, log · ማስታወሻ, ጆርናል, ዳያሪ, የንግድ መዝገብ, ደብተር · የግብይት ደብተር, ግብይት ደብተር, የንግድ ደብተር, የዕለት ማስታወሻ, ማስታወሻ ደብተር, ኖትቡክ, ሪከርድ, የሒሳብ ደብተር, ሪከርድ መያዝ
record keeping, bookkeeping, keeping records · መዝገብ መያዝ, ማስታወሻ መያዝ, ሒሳብ መያዝ · ሪከርድ መያዝ, ሒሳብ አያያዝ, የሒሳብ አያያዝ, መዝገብ አያያዝ, አካውንቲንግ, የገቢና ወጪ መዝገብ
review, evaluation, looking back, assess · ግምገማ, መገምገም, መከለስ · ክለሳ, መለስ ብሎ ማየት, ዳግም ማየት, ሪቪው, ራስን መገምገም
beginner, beginners, newcomer, newbie, novice, starting out, starter, first steps, where to start, rookie · ጀማሪ, አዲስ ሰው, መጀመር, ለመጀመር · ለጀማሪ, አዲስ ጀማሪ, ጀማሪ ነጋዴ, አማተር, ልምድ የሌለው, ልምድ የለኝም, ምንም የማያውቅ
start, begin, get started, commence · መጀመር, ጅምር, መነሻ · አጀማመር, ጅማሬ, ማስጀመር
gambling, betting, lottery, casino, bet · ቁማር, ቁማር መጫወት, ውርርድ, ሎተሪ · ቁማርተኛ, ቤቲንግ, ስፖርት ቤቲንግ, ስፖርት ውርርድ, ካዚኖ, ዕድል መሞከር, አቪዬተር
scam, swindle, fraud, scammer, fraudster, con, cheat, rip-off, ripoff, hoax, trick · ማጭበርበር, ማታለል, ስካም, ማጭበርበሪያ, አጭበርባሪ, አታላይ, መጭበርበር · ሌብነት, ፍሮድ, ስካመር, ዘረፋ, መዘረፍ, ተዘረፍኩ, ተበላሁ, መበላት, ገንዘብ ተበላሁ, ብር ተበላሁ, መሸወድ, ተሸወድኩ, ሸወዱኝ, ሸፍጥ, ማሞኘት, ተሞኘሁ, ማወናበድ, አወናባጅ, ክህደት, ብር ይዞ ጠፋ, ገንዘብ ይዞ ጠፋ, ኦንላይን ስካም, የኢንተርኔት ማጭበርበር, የኦንላይን ማጭበርበር
get rich quick, easy money, quick profit, double your money, guaranteed profit, guaranteed returns, too good to be true · ማጭበርበር, ፈጣን ትርፍ, የተረጋገጠ ትርፍ, በአንድ ሌሊት መክበር · በፍጥነት መክበር, ቶሎ መክበር, ቶሎ ሀብታም, በአንድ ቀን ሀብታም, በአጭር ጊዜ ሀብታም, በአቋራጭ መክበር, እጥፍ ትርፍ, ብር እጥፍ, ቀላል ገንዘብ, ጋራንቲ ትርፍ, ጋራንቲ ያለው ትርፍ, አስተማማኝ ትርፍ, ቋሚ ዕለታዊ ትርፍ
fake, false, bogus, counterfeit, phoney · ሐሰተኛ, የውሸት, አስመሳይ, ፎርጅድ · ፌክ, ሐሰት, የሐሰት, ፎርጂድ, የተጭበረበረ, የተመሳሰለ
pyramid scheme, ponzi, network marketing, mlm · ፒራሚድ, ፖንዚ, ፒራሚድ ስኪም · ኔትወርክ ማርኬቲንግ, ፖንዚ ስኪም, ፒራሚድ ንግድ, የፒራሚድ ንግድ, ሰንሰለት ንግድ, የሰንሰለት ንግድ, ሰው አስገብቶ, ሰው እያስገቡ, መልቲ ሌቭል, ኤምኤልኤም
phishing, fake message, fake link, stolen password · የማጥመጃ መልእክት, ፊሺንግ, የሐሰት መልእክት · ፊሽንግ, የውሸት መልእክት, የውሸት ሊንክ, የውሸት ሜሴጅ, ሐሰተኛ ሊንክ, ሐሰተኛ መልእክት, ሊንክ ላኩልኝ, ኮድ ጠየቁኝ, የሎተሪ መልእክት, አጠራጣሪ መልእክት, ሃክ, ሃክ ተደረግኩ, አካውንቴ ተጠለፈ, ፓስወርድ ጠየቁኝ
warning signs, red flags, signs, alarm signals · ምልክቶች, ምልክት, የማስጠንቀቂያ ምልክቶች · ማስጠንቀቂያ, አደገኛ ምልክት, መለያ ምልክት, ሬድ ፍላግ
get my money back, refund, recover money, recover my money · ገንዘብ ማስመለስ, ገንዘቤን ማስመለስ, ተመላሽ ገንዘብ · ብር ማስመለስ, ገንዘብ መመለስ, ገንዘብ አስመልሱልኝ, የተበላሁት ብር, የተበላሁት ገንዘብ, የተሰረቀ ገንዘብ, የተወሰደ ገንዘብ, ሪፈንድ, ካሳ
withdraw, withdrawal, cash out, take out money · ገንዘብ ማውጣት, ወጪ ማድረግ · ብር ማውጣት, ገንዘብ አወጣጥ, ዊዝድሮው, ማውጣት አልቻልኩም, ካሽ አውት, ከአካውንት ማውጣት, ገንዘብ አልወጣም
complaint, report a scam, police, authorities · አቤቱታ, ቅሬታ, ጥቆማ, ፖሊስ · ማመልከት, ክስ, መክሰስ, ክስ መመሥረት, ስሞታ, ጥቆማ መስጠት, ፍርድ ቤት, ጠበቃ, ኮምፕሌይን
licence, license, licensed, authorised, authorized, regulated, permit, legal · ፈቃድ, ላይሰንስ, ፈቃድ ያለው, ሕጋዊ · ፍቃድ, ንግድ ፈቃድ, የንግድ ፈቃድ, ፍቃድ ያለው, ሕጋዊ ፈቃድ, ሕጋዊነት, ዕውቅና ያለው, ሰርተፋይድ
illegal, unlicensed, unauthorised, unlawful · ሕገወጥ, ፈቃድ የሌለው · ሕገ ወጥ, ፈቃድ አልባ, ፍቃድ የሌለው, ያልተፈቀደ, የተከለከለ, ክልክል, ወንጀል, ሕግ የጣሰ, ኮንትሮባንድ
regulator, authority, watchdog, supervisor, supervision, oversight · ተቆጣጣሪ, ባለሥልጣን, የካፒታል ገበያ ባለሥልጣን · ተቆጣጣሪ አካል, ተቆጣጣሪ መሥሪያ ቤት, ሬጉሌተር, ቁጥጥር, የቁጥጥር አካል, ባለስልጣን መሥሪያ ቤት
law, proclamation, regulation, directive · ሕግ, አዋጅ, ደንብ, መመሪያ · ድንጋጌ, የሕግ ማዕቀፍ, ሬጉሌሽን, ነጋሪት ጋዜጣ, ሕግጋት
contract, agreement, deed · ውል, ስምምነት, ኮንትራት · ውል መፈረም, ኮንትራክት, መፈረም, የውል ስምምነት, ውለታ
check, verify, verification, make sure, confirm, examine · ማረጋገጥ, ማጣራት, መፈተሽ · ማመሳከር, ትክክለኛነት ማረጋገጥ, ማጣሪያ, ቬሪፋይ
compare, comparison, versus · ማወዳደር, ማነጻጸር, ንጽጽር · ማመዛዘን, ኮምፔር, ከሌላው መለየት
average, mean value · አማካይ · አማካኝ, አቬሬጅ
per cent, percent, percentage · በመቶ, መቶኛ, ፐርሰንት · ከመቶ, ፐርሰንቴጅ
calculate, calculation, compute, formula, work out · ማስላት, ስሌት, ቀመር, ማሰብ · ካልኩሌተር, ካልኩሌት, ሒሳብ ማስያ, ሒሳብ መሥራት, ፎርሙላ, አሰላል
idir, burial society, community contribution · ዕድር · የዕድር መዋጮ, ዕድርተኛ, ዕድር መዋጮ, የሰፈር ዕድር, መዋጮ
urgency, hurry, pressure to pay, limited time, last chance · ጥድፊያ, ዛሬ ብቻ, የመጨረሻ ዕድል · መቻኮል, ማጣደፍ, ማቻኮል, አጣደፉኝ, ቶሎ ክፈል, ቦታ ሳያልቅ
trading robot, bot, auto trading, automated trading · ሮቦት, ትሬዲንግ ሮቦት · ትሬዲንግ ቦት, ቦት, አውቶ ትሬዲንግ, ኤአይ ትሬዲንግ
`
