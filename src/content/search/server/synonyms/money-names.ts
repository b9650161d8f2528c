/** Money, risk, feelings, learning and fraud. */
export const moneyNames = `
money, cash, funds · ገንዘብ, ጥሬ ገንዘብ, ብር
income, earnings, revenue · ገቢ, ደመወዝ
expense, expenses, cost, spending, outgoings, costs · ወጪ, ወጭ, ወጪዎች
cheap, affordable, inexpensive, low cost · ርካሽ, ውድ ያልሆነ
expensive, costly, dear · ውድ, ከፍተኛ ዋጋ
capital, starting money, seed money, principal, start-up money · ካፒታል, መነሻ ገንዘብ, ዋና ገንዘብ
minimum amount, smallest amount, how much do i need · ስንት ብር, አነስተኛ ገንዘብ, ትንሽ ገንዘብ
budget, spending plan, household expenses, money plan, family budget · በጀት, የወጪ ዕቅድ, ባጀት, የቤት ወጪ
saving, savings, put aside, set aside, save money · ቁጠባ, መቆጠብ, ገንዘብ ማስቀመጥ, ማጠራቀም, ተቀማጭ, ማከማቸት
deposit, bank account, savings account · ተቀማጭ, የባንክ ሒሳብ, የቁጠባ ሒሳብ
equb, rotating savings, saving club, susu · ዕቁብ, እቁብ
emergency fund, rainy day money, reserve, safety net, buffer · መጠባበቂያ, የመጠባበቂያ ገንዘብ, የክፉ ቀን ገንዘብ
salary, wage, wages · ደመወዝ, ምንዳ
loan, credit, borrowing, debt, lending, borrowed money · ብድር, ዕዳ, መበደር, ዱቤ, ክሬዲት
lender, creditor · አበዳሪ
borrower, debtor · ተበዳሪ
collateral, guarantee, pledge, security for a loan · መያዣ, ዋስትና
interest, interest rate · ወለድ, ኢንተረስት, የወለድ መጠን
yield, return, annual return, gain in per cent · የገቢ ምጣኔ, ተመላሽ, ይልድ
compound interest, interest on interest, compounding · የወለድ ወለድ, ድርብ ወለድ
profit, gain, earnings, returns, winnings, make money · ትርፍ, ገቢ, ፕሮፊት, ማትረፍ
loss, losses, losing money, lose money · ኪሳራ, መክሰር, ክስረት, ማጣት, ሎስ
bankrupt, bankruptcy, ruin, wiped out, broke · ክስረት, መክሰር, መፍረስ
fee, fees, commission, charge, charges, brokerage · ክፍያ, ኮሚሽን, የአገልግሎት ክፍያ
payment, paying, pay · ክፍያ, መክፈል
tax, taxes, levy, duty · ግብር, ታክስ, ቀረጥ
receipt, invoice, bill, voucher · ደረሰኝ, ሬሲት, ፋክቱር
inflation, cost of living, rising prices, price increase, dear living · የዋጋ ንረት, የኑሮ ውድነት, ግሽበት, የዋጋ ግሽበት, ኢንፍሌሽን
purchasing power, value of money, worth of money · የመግዛት አቅም, የገንዘብ ዋጋ
central bank, national bank, nbe · ብሔራዊ ባንክ, ማዕከላዊ ባንክ
remittance, money from abroad, diaspora money, western union · ሐዋላ, ከውጭ የሚላክ ገንዘብ
mobile money, telebirr, e-wallet, wallet · ቴሌብር, የሞባይል ገንዘብ, ዋሌት
investment, investing, invest · ኢንቨስትመንት, ሙዓለ ንዋይ ማፍሰስ, ገንዘብ ማፍሰስ
wealth, assets, property, possessions · ሀብት, ንብረት
risk, danger, exposure, hazard · አደጋ, ስጋት, ሪስክ
money management, risk management, risk control, managing risk · የገንዘብ አያያዝ, የአደጋ አያያዝ, የስጋት አስተዳደር, የአደጋ አስተዳደር, የስጋት አያያዝ
diversification, diversify, spreading risk, eggs in one basket, spread your money, spread the risk · ሀብትን ማሰባጠር, ማሰባጠር, ዳይቨርሲፊኬሽን, ማከፋፈል
hedge, hedging, protection against prices · አደጋን መከላከል, ሄጅ
leverage, margin, borrowed money, gearing · ሊቨሬጅ, የብድር ገንዘብ, ሌቨሬጅ, ማርጂን
position size, trade size, how much to buy, lot size, how many shares · የግብይት መጠን, ምን ያህል ልግዛ, ስንት ልግዛ, ፖዚሽን ሳይዝ
drawdown, losing streak, series of losses · የካፒታል መውረድ, ተከታታይ ኪሳራ
plan, strategy, method, system · ዕቅድ, ስትራቴጂ, ዘዴ, ፕላን
goal, target, objective, aim · ግብ, ዓላማ, ታርጌት
rule, rules, principle, principles · ደንብ, ሕግ, መመሪያ
discipline, self-control, patience, willpower · ራስን መግዛት, ዲሲፕሊን, ትዕግሥት, ራስን መቆጣጠር
psychology, mind, mindset, emotions, feelings, mentality · ሥነ ልቦና, ስሜት, አእምሮ, ሳይኮሎጂ
fear, panic, anxiety, afraid · ፍርሃት, ሥጋት, መደናገጥ, መፍራት
greed, overconfidence, pride · ስግብግብነት, ስስት, ኩራት
mistake, error, blunder, fault, wrong · ስሕተት, ጥፋት
journal, diary, logbook, notebook, notes, records, log · ማስታወሻ, ጆርናል, ዳያሪ, የንግድ መዝገብ, ደብተር
record keeping, bookkeeping, keeping records · መዝገብ መያዝ, ማስታወሻ መያዝ, ሒሳብ መያዝ
review, evaluation, looking back, assess · ግምገማ, መገምገም, መከለስ
beginner, beginners, newcomer, newbie, novice, starting out, starter, first steps, where to start, rookie · ጀማሪ, አዲስ ሰው, መጀመር, ለመጀመር
start, begin, get started, commence · መጀመር, ጅምር, መነሻ
gambling, betting, lottery, casino, bet · ቁማር, ቁማር መጫወት, ውርርድ, ሎተሪ
scam, swindle, fraud, scammer, fraudster, con, cheat, rip-off, ripoff, hoax, trick · ማጭበርበር, ማታለል, ስካም, ማጭበርበሪያ, አጭበርባሪ, አታላይ, መጭበርበር
get rich quick, easy money, quick profit, double your money, guaranteed profit, guaranteed returns, too good to be true · ማጭበርበር, ፈጣን ትርፍ, የተረጋገጠ ትርፍ, በአንድ ሌሊት መክበር
fake, false, bogus, counterfeit, phoney · ሐሰተኛ, የውሸት, አስመሳይ, ፎርጅድ
pyramid scheme, ponzi, network marketing, mlm · ፒራሚድ, ፖንዚ, ፒራሚድ ስኪም
phishing, fake message, fake link, stolen password · የማጥመጃ መልእክት, ፊሺንግ, የሐሰት መልእክት
warning signs, red flags, signs, alarm signals · ምልክቶች, ምልክት, የማስጠንቀቂያ ምልክቶች
get my money back, refund, recover money, recover my money · ገንዘብ ማስመለስ, ገንዘቤን ማስመለስ, ተመላሽ ገንዘብ
withdraw, withdrawal, cash out, take out money · ገንዘብ ማውጣት, ወጪ ማድረግ
complaint, report a scam, police, authorities · አቤቱታ, ቅሬታ, ጥቆማ, ፖሊስ
licence, license, licensed, authorised, authorized, regulated, permit, legal · ፈቃድ, ላይሰንስ, ፈቃድ ያለው, ሕጋዊ
illegal, unlicensed, unauthorised, unlawful · ሕገወጥ, ፈቃድ የሌለው
regulator, authority, watchdog, supervisor, supervision, oversight · ተቆጣጣሪ, ባለሥልጣን, የካፒታል ገበያ ባለሥልጣን
law, proclamation, regulation, directive · ሕግ, አዋጅ, ደንብ, መመሪያ
contract, agreement, deed · ውል, ስምምነት, ኮንትራት
check, verify, verification, make sure, confirm, examine · ማረጋገጥ, ማጣራት, መፈተሽ
compare, comparison, versus · ማወዳደር, ማነጻጸር, ንጽጽር
average, mean value · አማካይ
per cent, percent, percentage · በመቶ, መቶኛ, ፐርሰንት
calculate, calculation, compute, formula, work out · ማስላት, ስሌት, ቀመር, ማሰብ
`
