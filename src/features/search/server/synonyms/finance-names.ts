/** Companies, accounts, banks, taxes and finance at large. */
export const financeNames = `
income statement, profit and loss account, profit and loss statement, p and l, earnings report, results of the year · የትርፍና ኪሳራ መግለጫ, የገቢ መግለጫ, ኢንካም ስቴትመንት · ትርፍና ኪሳራ መግለጫ, የትርፍና ኪሳራ ሒሳብ, ትርፍና ኪሳራ, የትርፍ መግለጫ, ፕሮፊት ኤንድ ሎስ
balance sheet, statement of assets and liabilities, what a company owns and owes · የሀብትና ዕዳ መግለጫ, ባላንስ ሺት · ሀብትና ዕዳ መግለጫ, ሀብትና ዕዳ, የሒሳብ ሚዛን, ባላንስ ሽት, የሀብት መግለጫ
cash flow, money in and money out, flow of cash · የገንዘብ ፍሰት, ካሽ ፍሎው, ገቢና ወጪ · የጥሬ ገንዘብ ፍሰት, የብር ፍሰት, ገንዘብ ፍሰት, ካሽ ፍሎ, ገንዘብ መግባትና መውጣት
net worth, assets minus debts, own capital, what i own minus what i owe · የተጣራ ሀብት, ኔት ዎርዝ · የተጣራ ንብረት, ጠቅላላ ሀብት, የግል ሀብት, ኔትዎርዝ
asset, possession, holding, belongings, valuables · ሀብት, ንብረት, አሴት · ቋሚ ንብረት, ተንቀሳቃሽ ንብረት, የማይንቀሳቀስ ንብረት, አሴቶች
liability, obligation, debt, dues, payable · ዕዳ, ግዴታ, ላያቢሊቲ · ውዝፍ, ውዝፍ ዕዳ, የሚከፈል ዕዳ, ዴብት, ያለብኝ ዕዳ
equity, ownership, owners stake, own funds · የባለቤት ድርሻ, ኢኩዊቲ · የባለቤትነት ድርሻ, ባለቤትነት ድርሻ, የባለቤት ካፒታል, ኢኪዊቲ, የራስ ካፒታል
owner, proprietor, holder · ባለቤት, ባለድርሻ, ባለ አክሲዮን · ባለንብረት, ባለቤትነት, ኦውነር
market capitalization, market cap, market value, value of the company, company value, worth of a company · የገበያ ዋጋ, የኩባንያ ዋጋ, ማርኬት ካፕ · የድርጅት ዋጋ, ኩባንያ ዋጋ, ማርኬት ካፒታላይዜሽን, የኩባንያ ግምት
face value, par value, nominal value · የተጻፈበት ዋጋ, መነሻ ዋጋ, ፌስ ቫልዩ · የአክሲዮን መነሻ ዋጋ, የተጻፈ ዋጋ, ፓር ቫልዩ, የሰነድ ዋጋ
earnings per share, eps, profit for each share · የአንድ አክሲዮን ትርፍ, ኢፒኤስ
price earnings ratio, pe, p e ratio, price to profit · የዋጋና የትርፍ ንጽጽር, ፒ ኢ ሬሾ · ፒኢ ሬሾ, ጥምርታ, የዋጋና ትርፍ ጥምርታ
initial public offering, ipo, stock launch, first sale of shares, float a company, share launch · የመጀመሪያ ሽያጭ, አይፒኦ, ለሕዝብ ማቅረብ · የመጀመሪያ ሕዝባዊ ሽያጭ, የመጀመሪያ አክሲዮን ሽያጭ, አይ ፒ ኦ, ኢኒሻል ፐብሊክ, ካምፓኒ ሼር ሲያወጣ, አዲስ ሼር ሲሸጥ, ሼር ለሽያጭ ሲቀርብ
prospectus, offer document, offering document, information memorandum · የደንበኛ ሳቢ መግለጫ, ፕሮስፔክተስ · ደንበኛ ሳቢ, የአክሲዮን ሽያጭ መግለጫ, የሽያጭ መግለጫ, የሽያጭ ሰነድ
rights issue, rights offering, offer to existing shareholders · የቅድሚያ መግዛት መብት, ራይትስ ኢሹ
stock split, share split, splitting shares · የአክሲዮን ክፍፍል, ስቶክ ስፕሊት
preferred share, preference share, preferred stock, priority share · የቅድሚያ አክሲዮን, ፕሪፈረንስ ሼር
common stock, ordinary share, voting share · ተራ አክሲዮን, መደበኛ አክሲዮን
shareholder meeting, annual meeting, agm, voting right, vote · ጠቅላላ ጉባኤ, ድምፅ መስጠት · የባለአክሲዮኖች ስብሰባ, የባለአክሲዮኖች ጉባኤ, ባለአክሲዮኖች ጉባኤ, ዓመታዊ ጉባኤ, ጠቅላላ ስብሰባ, ድምፅ መብት
dividend, payout, distribution, profit distribution, share of the profit, profit payment · የትርፍ ድርሻ, ዲቪደንድ, የትርፍ ክፍፍል, የአክሲዮን ትርፍ
return, roi, yield, payback, gain on investment · ተመላሽ, ሪተርን, የኢንቨስትመንት ገቢ · የሚመለስ ትርፍ, አርኦአይ, ትርፍ ምጣኔ
maturity, due date, expiry, repayment date, redemption · የመክፈያ ጊዜ, የማብቂያ ቀን, ማቹሪቲ · የመክፈያ ቀን, መክፈያ ቀን, ማብቂያ ቀን, የመመለሻ ቀን, ብድር መመለሻ, ኤክስፓየር, ዱ ዴት
index, benchmark, market average, barometer · የገበያ መለኪያ, ኢንዴክስ · ገበያ መለኪያ, የገበያ አማካይ, የዋጋ ኢንዴክስ, ቤንችማርክ, መጠቆሚያ
mutual fund, pooled money, investing together, investment club · የጋራ ፈንድ, ሙቹዋል ፈንድ, የጋራ ኢንቨስትመንት
asset allocation, dividing money, mix of investments · የሀብት ድልድል, የገንዘብ ክፍፍል · ገንዘብ መከፋፈል, ገንዘብ መደልደል, ብር መደልደል, ሀብት ድልድል
over the counter, otc, off exchange, direct deal · ቀጥታ ግብይት, ኦቲሲ, ከገበያ ውጭ · በቀጥታ ድርድር, ከሰው በቀጥታ, የግል ሽያጭ
spot, spot market, cash market, immediate delivery, on the spot · የእጅ በእጅ ገበያ, ስፖት, ስፖት ማርኬት · እጅ በእጅ, እጅ በእጅ ገበያ, በካሽ, በጥሬ ገንዘብ ግዢ
derivative, option, futures, contract for difference, cfd, swap · ተዋጽኦ ውል, ዴሪቫቲቭ, ኦፕሽን, ፊውቸርስ · ሲኤፍዲ, ባይነሪ, ባይነሪ ኦፕሽን, ዴሪቬቲቭ
forward, forward contract, price fixed in advance, agreed price for later, advance contract · የወደፊት ውል, ፎርዋርድ, አስቀድሞ የተወሰነ ዋጋ · ቅድሚያ ሽያጭ, ቅድመ ሽያጭ, በቁሙ መሸጥ, ሳይደርስ መሸጥ, ምርት ሳይደርስ, ቅድመ ውል
option, right to buy, right to sell, call, put · ኦፕሽን, የመግዛት መብት, የመሸጥ መብት
short selling, shorting, bet on a fall, selling what you do not own, profit from falling prices · ተበድሮ መሸጥ, ሾርት, ሾርት ሴሊንግ · ዋጋ ሲወርድ ማትረፍ, ያልያዙትን መሸጥ
long position, going long, buy and hold · የግዢ ይዞታ, ሎንግ · ገዝቶ መያዝ, ገዝቶ መጠበቅ, ለረጅም ጊዜ መያዝ, ባይ ኤንድ ሆልድ
margin call, top up, add more money, demand for more deposit · የማርጂን ጥሪ, ተጨማሪ ገንዘብ ማስገባት · ማርጂን ኮል, ተጨማሪ ዋስትና, የዋስትና ጥሪ
liquidation, forced sale, forced closing, stopped out, account wiped out · በግዴታ መዝጋት, ሊኩዊዴሽን · አካውንት ተቃጠለ, አካውንት መቃጠል, አካውንት ባዶ, ሊኩዴሽን, የግዳጅ ሽያጭ, ካምፓኒ ሲከስር, ድርጅት ሲከስር, ባንክ ሲከስር
day trading, intraday, same day trading, daily trading · የአንድ ቀን ግብይት, የዕለት ግብይት, ዴይ ትሬዲንግ · ዴይ ትሬደር, ዕለታዊ ግብይት, ዕለት ግብይት, በየቀኑ መነገድ, በየቀኑ መገበያየት
scalping, very short trades, trading in minutes, quick trades · የደቂቃዎች ግብይት, ስካልፒንግ · ስካልፐር, ፈጣን ግብይት
swing trading, trading for days, trading for weeks, holding for days · የቀናት ግብይት, የሳምንታት ግብይት · ስዊንግ, ስዊንግ ትሬዲንግ, ስዊንግ ትሬደር
overtrading, too many trades, trading too much, revenge trading · አብዝቶ መገበያየት, ከመጠን በላይ መገበያየት · ቶሎ ቶሎ መገበያየት, በብዛት መገበያየት, በንዴት መገበያየት, ኪሳራ ለመመለስ, ኪሳራ ለማካካስ, ኦቨርትሬዲንግ, ደጋግሞ መነገድ, በየቀኑ መግዛትና መሸጥ, ብዙ ጊዜ መነገድ
fear of missing out, fomo, following the crowd, herd, jumping in late, herd behaviour · እንዳያመልጠኝ የሚል ፍርሃት, ፎሞ, የመንጋ ስሜት · እንዳያመልጠኝ, እንዳይቀርብኝ, ሌሎችን መከተል, የመንጋ አስተሳሰብ, መንጋ, ሁሉም እየገዛ, የመቅረት ፍርሃት, ቸኩሎ መግዛት, ተጣድፎ መግዛት, ጥድፊያ
bull market, rising market, rally, boom, prices going up · ቡል ማርኬት, የሚያድግ ገበያ, የገበያ ዕድገት · ቡሊሽ, ገበያ ሲጨምር, ገበያ ሲያድግ, የሚወጣ ገበያ
bear market, falling market, downturn, crash, bearish, market crash · ቤር ማርኬት, የሚወድቅ ገበያ, የገበያ ውድቀት · ቤሪሽ, ገበያ ወደቀ, ገበያ ሲወድቅ, የገበያ ቀውስ, ቀውስ, ክራሽ, ገበያ ውድቀት, ገበያው ሲያሽቆለቁል, ማሽቆልቆል, ገበያ ሲወርድ
uptrend, upward move, climbing price · የመጨመር አዝማሚያ, አፕትሬንድ · ሽቅብ ጉዞ, መጨመር አዝማሚያ
downtrend, downward move, sliding price · የመቀነስ አዝማሚያ, ዳውንትሬንድ · ቁልቁል ጉዞ, መቀነስ አዝማሚያ
moving average, rolling average, mean line · ተንቀሳቃሽ አማካይ, ሙቪንግ አቬሬጅ · ተንቀሳቃሽ አማካኝ, የዋጋ አማካይ መስመር
breakout, breaking through, range break · ሰብሮ መውጣት, ብሬክአውት · ብሬክ አውት, ሰብሮ ወጣ
gap, jump, price jump, overnight jump, leap · ክፍተት, የዋጋ ዝላይ, ጋፕ
indicator, oscillator, trading signal, chart tool · አመላካች, ጠቋሚ, ኢንዲኬተር · ኢንዲኬተሮች, አርኤስአይ, ማክዲ
time frame, period, interval, duration · የጊዜ ርዝመት, ጊዜ, ታይም ፍሬም
tick, smallest price change, price step, minimum move · ቲክ, ትንሹ የዋጋ ለውጥ
pip, point, smallest currency move · ፒፕ, ነጥብ · ፒፕስ
lot, unit of trade, batch, contract size, bag, sack · ሎት, የግብይት መጠን, ጆንያ · ሎት ሳይዝ, ስታንዳርድ ሎት
order book, market depth, waiting orders, list of orders, depth · የትዕዛዝ መዝገብ, የገበያ ጥልቀት, ኦርደር ቡክ · ትዕዛዝ መዝገብ, የትዕዛዞች ዝርዝር, የገዢና ሻጭ ዝርዝር
opening price, first price, price at the open · የመክፈቻ ዋጋ, የመጀመሪያ ዋጋ · መክፈቻ ዋጋ, ኦፕኒንግ ፕራይስ
closing price, last price, price at the close, final price · የመዝጊያ ዋጋ, የመጨረሻ ዋጋ · መዝጊያ ዋጋ, ክሎዚንግ ፕራይስ
price limit, daily limit, price band, circuit breaker, ceiling price · የዋጋ ገደብ, የዋጋ ጣሪያ · ዋጋ ገደብ, የዋጋ ወሰን, የዕለት ገደብ, የዋጋ ቁጥጥር, ዋጋ ጣሪያ
break even, no profit no loss, cost recovery · እኩል መውጫ, ብሬክ ኢቨን · እኩል መውጣት, ሳይከስሩ, ሳይከስሩ ሳያተርፉ, ያለ ትርፍ ያለ ኪሳራ, ወጪ መመለሻ, ወጪ መሸፈኛ, ዋናውን መመለስ, ትርፍም ኪሳራም
risk reward, reward to risk, gain against loss · የትርፍና የአደጋ ንጽጽር, ሪስክ ሪዋርድ · ሪስክ ቱ ሪዋርድ, ትርፍና አደጋ ንጽጽር, የትርፍና የኪሳራ ንጽጽር
risk tolerance, risk appetite, how much risk, courage to lose · አደጋን የመሸከም አቅም, ስጋትን የመሸከም አቅም · አደጋ መሸከም, አደጋ መቋቋም, ኪሳራ መሸከም, ኪሳራ መቋቋም, ሪስክ ቶለራንስ, የመቋቋም አቅም
drawdown, fall from the top, decline of the account, account fall · የካፒታል መውረድ, ድሮውዳውን
correlation, moving together, linked prices, related moves · አብሮ መንቀሳቀስ, ትስስር, ኮሪሌሽን · የዋጋ ትስስር, ተያያዥነት, ቁርኝት, አብሮ መውደቅ
insider trading, inside information, secret information, leaked information, confidential tip · የውስጥ መረጃ, ኢንሳይደር ትሬዲንግ, የውስጥ ዐዋቂ · የሾለከ መረጃ, ያፈተለከ መረጃ, ምስጢራዊ መረጃ, ሚስጥራዊ መረጃ
market manipulation, rigging, price rigging, rumour, rumor, gossip, false news, artificial price, spoofing · ገበያ ማዛባት, ዋጋ ማዛባት, ወሬ, ማኒፑሌሽን · አሻጥር, የገበያ አሻጥር, ገበያ አሻጥር, የኢኮኖሚ አሻጥር, አሉባልታ, ሹክሹክታ, የውሸት ወሬ, ዋጋ ማጭበርበር, ምርት መደበቅ, ዕቃ መደበቅ
pump and dump, hype, price pushing, hyped coin · ዋጋ አንሮ መሸጥ, ፓምፕ ኤንድ ዳምፕ · ፓምፕ, ዋጋ ማናር, ሆን ብሎ ማናር
money laundering, dirty money, illicit money, money mule, hiding the source of money · ሕገወጥ ገንዘብ ማጠብ, ገንዘብ ማጠብ, ቆሻሻ ገንዘብ · መኒ ላውንደሪንግ, ጥቁር ገንዘብ, ሕገወጥ ገንዘብ, አካውንት ማከራየት, አካውንት ማዋስ, የባንክ አካውንት ማከራየት, የገንዘብ እጥበት
know your customer, kyc, identity check, proof of identity, id card, identification, passport · የደንበኛ ማንነት, ማንነት ማረጋገጥ, መታወቂያ, ኬዋይሲ · ፋይዳ, ፋይዳ መታወቂያ, ብሔራዊ መታወቂያ, የቀበሌ መታወቂያ, ፓስፖርት, አይዲ, የማንነት ማረጋገጫ, ማንነት ማረጋገጫ, ፋይዳ ቁጥር
identity theft, stolen identity, impersonation, impostor · ማንነት መስረቅ, አስመሳይ · ማንነት ስርቆት, በሰው ስም, አካውንት ስርቆት, አካውንት ተሰረቀ
otp, verification code, one time code, security code · የማረጋገጫ ቁጥር, ኮድ · ኦቲፒ, ማረጋገጫ ኮድ, የማረጋገጫ ኮድ, የኤስኤምኤስ ኮድ, ኤስኤምኤስ ኮድ, ሚስጥር ኮድ, የመጣልኝ ኮድ, ቬሪፊኬሽን
hacker, hacking, hacked, malware, virus · ሀከር, መጥለፍ, ቫይረስ · ሀክ, ጠላፊ, ተጠለፈ, አካውንት ተጠለፈ, ስልክ ተጠለፈ, ሀክ ተደረግኩ, የመረጃ ጠላፊ
victim, deceived, cheated, robbed, swindled, defrauded · የተታለለ, ተጎጂ, የተጭበረበረ · ሰለባ, የማጭበርበር ሰለባ, የተዘረፈ, የተሸወደ, ተጭበረበርኩ, ተታለልኩ
thief, crook, robber, criminal, stealing, theft · ሌባ, ስርቆት, ወንጀለኛ · ዘራፊ, ቀማኛ, ዘረፋ, ሌብነት, መስረቅ, ወንጀል, ኪስ አውላቂ
market authority, capital market authority, ecma, securities commission, regulator · የካፒታል ገበያ ባለሥልጣን, ተቆጣጣሪ, ኢሲኤምኤ · ካፒታል ገበያ ባለሥልጣን, የካፒታል ማርኬት, ካፒታል ማርኬት ባለሥልጣን
monetary policy, interest rate policy, bank policy, money supply, printing money · የገንዘብ ፖሊሲ, ሞኒተሪ ፖሊሲ, ገንዘብ ማተም · ብር ማተም, የብር ኅትመት, የገንዘብ አቅርቦት, ገንዘብ ፖሊሲ, የብሔራዊ ባንክ ፖሊሲ
foreign reserves, dollar reserves, hard currency stock, shortage of dollars, dollar shortage · የውጭ ምንዛሪ ክምችት, የዶላር እጥረት · ዶላር እጥረት, ዶላር ጠፋ, ምንዛሪ እጥረት, የምንዛሪ እጥረት, የውጭ ምንዛሪ እጥረት, የዶላር ክምችት, ምንዛሪ ክምችት
gross domestic product, gdp, size of the economy, national income, economic growth, national output · አጠቃላይ የሀገር ውስጥ ምርት, ጂዲፒ, የኢኮኖሚ ዕድገት · ጠቅላላ የሀገር ውስጥ ምርት, የሀገር ምርት, የአገር ኢኮኖሚ, ኢኮኖሚ ዕድገት
economy, economics, economic · ኢኮኖሚ, ምጣኔ ሀብት · ኢኮኖሚክስ, ኢኮኖሚያዊ, ምጣኔ ሀብታዊ
capital gains tax, tax on profit, tax on selling shares · የካፒታል ትርፍ ግብር, የትርፍ ግብር · ካፒታል ጌይን, የአክሲዮን ሽያጭ ግብር, አክሲዮን ሽያጭ ግብር, ትርፍ ግብር
withholding tax, tax at source, tax deducted, deducted tax · ተቀናሽ ግብር, ዊዝሆልዲንግ · ቅድመ ግብር, የሚቀነስ ግብር, ቅድሚያ ግብር, ሁለት ፐርሰንት ግብር, ዊዝሆልድ
value added tax, vat, sales tax, consumption tax, turnover tax · ተጨማሪ እሴት ታክስ, ቫት, ተእታ · እሴት ታክስ, ተጨማሪ እሴት, ተጨማሪ እሴት ግብር, ቫት ምዝገባ, ቫት ተመዝጋቢ, የሽያጭ ታክስ, ቲኦቲ
tin, tax number, taxpayer number, tax id, tax registration · የግብር ከፋይ መለያ ቁጥር, ቲን, የግብር መለያ · ቲን ቁጥር, ቲን ነምበር, የግብር ቁጥር, ግብር ከፋይ ቁጥር, ታክስ ቁጥር, የግብር ከፋይ ምዝገባ
tax office, revenue authority, ministry of revenue · የገቢዎች ሚኒስቴር, ገቢዎች · ገቢዎች ቢሮ, ግብር መሥሪያ ቤት, የግብር ቢሮ, ግብር ሰብሳቢ, ጉምሩክ
receipt, invoice, proof of payment, sales slip, bill · ደረሰኝ, ሬሲት · ካሽ ማሽን, የክፍያ ማረጋገጫ, የሽያጭ ደረሰኝ, ቫት ያለው ቢል, ቢል
warehouse receipt, storage certificate, proof of storage · የመጋዘን ደረሰኝ · መጋዘን ደረሰኝ, የመጋዘን ወረቀት, የማከማቻ ደረሰኝ, የቡና ደረሰኝ, የዕቃ ደረሰኝ, የዌርሃውስ ወረቀት, ዌርሃውስ
remittance, transfer from abroad, money sent home, sending money home, money from relatives · ሐዋላ, ሬሚታንስ, ከውጭ የሚላክ ገንዘብ, ከውጭ የተላከ ገንዘብ · ዌስተርን ዩኒየን, ከውጭ የተላከ ብር, የዲያስፖራ ገንዘብ, ከውጭ የሚላክ ብር, ከአሜሪካ ብር መላክ, ከውጭ ገንዘብ መላክ, ለዘመድ ብር መላክ, ከዱባይ ብር መላክ
transfer, wire, bank transfer, send money · ማስተላለፍ, መላክ, ገንዘብ መላክ, ትራንስፈር · ገንዘብ ማስተላለፍ, ብር መላክ, ብር ማስተላለፍ, ማዘዋወር, ከባንክ መላክ
stablecoin, dollar token, usdt, tether, digital dollar · ስቴብልኮይን, ዩኤስዲቲ · ቴተር, ዲጂታል ዶላር, ዩ ኤስ ዲ ቲ, ፒቱፒ, ፒ ቱ ፒ
wallet, purse, digital purse, e-wallet · ዋሌት, የገንዘብ ቦርሳ · ዲጂታል ዋሌት, ዲጂታል ቦርሳ, ኢ ዋሌት, ትረስት ዋሌት
blockchain, token, mining, coin, coins, altcoin · ብሎክቼይን, ቶከን, ሳንቲም · ማይኒንግ, ክሪፕቶ ማይኒንግ, ኮይን, ብሎክ ቼን
stablecoin, digital coins, crypto coins, cryptocurrency, bitcoin · ክሪፕቶ, ዲጂታል ገንዘብ
custodian, safekeeper, keeper of securities · የሰነዶች ጠባቂ, ከስቶዲያን
investment bank, underwriter, adviser bank · ኢንቨስትመንት ባንክ, የኢንቨስትመንት ባንክ · አማካሪ ባንክ, አንደርራይተር
dealer, market maker · ዲለር, ማርኬት ሜከር
clearing, netting, offsetting · ሒሳብ ማጣራት, ክሊሪንግ · ማቻቻል, ሒሳብ ማቻቻል
listing, listed, admission, delisting, being listed · መመዝገብ, ሊስቲንግ, የተመዘገበ · በገበያ መመዝገብ, ገበያ መግባት
discount, rebate, markdown, reduction, price cut · ቅናሽ, ዲስካውንት · የዋጋ ቅነሳ, ቅነሳ, ዋጋ ቅናሽ
premium, surcharge, extra charge · ተጨማሪ ክፍያ, ፕሪሚየም
time value of money, present value, money now or later, future value · የገንዘብ የጊዜ ዋጋ, የዛሬ ዋጋ
money market, short term money, short term lending · የገንዘብ ገበያ, የአጭር ጊዜ ገበያ, መኒ ማርኬት · የአጭር ጊዜ ብድር, የባንክ ለባንክ
treasury bond, long term government bond, government bond · የግምጃ ቤት ቦንድ, የመንግሥት ቦንድ · ትሬዠሪ ቦንድ, ግምጃ ቤት ቦንድ, መንግሥት ቦንድ, የረጅም ጊዜ ቦንድ
interest free, islamic finance, halal, sharia, riba · ከወለድ ነጻ, እስላማዊ, ሐላል · ወለድ አልባ, ወለድ የሌለበት, ወለድ የሌለው, ኢስላማዊ, ኢስላሚክ, ሸሪዓ, ሸሪያ, ሐራም, ሪባ, ሙስሊም, ሙዳራባ, ሙራባሃ
insurance, insure, cover, policy · መድን, ኢንሹራንስ, ዋስትና · መድህን, ኢንሹራንስ ኩባንያ, የሕይወት መድን, የመድን ዋስትና
pension, retirement, old age · ጡረታ, ፔንሽን · ጡረተኛ, የጡረታ ገንዘብ, ጡረታ ፈንድ, ፕሮቪደንት ፈንድ, ፕሮቪደንት, ጡረታ መውጣት
bank, lender, financial institution · ባንክ, የፋይናንስ ተቋም · ንግድ ባንክ, ሲቢኢ, የግል ባንክ, ማይክሮፋይናንስ, ባንክ ቤት
cooperative, union, association, sacco · ኅብረት ሥራ, ማኅበር, ዩኒየን · ኅብረት ሥራ ማኅበር, ቁጠባና ብድር ማኅበር, ሳኮ, ኮኦፐሬቲቭ, የገበሬዎች ማኅበር, ገበሬ ማኅበር, ብድርና ቁጠባ
`
