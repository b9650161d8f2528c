/** Companies, accounts, banks, taxes and finance at large. */
export const financeNames = `
income statement, profit and loss account, profit and loss statement, p and l, earnings report, results of the year · የትርፍና ኪሳራ መግለጫ, የገቢ መግለጫ, ኢንካም ስቴትመንት
balance sheet, statement of assets and liabilities, what a company owns and owes · የሀብትና ዕዳ መግለጫ, ባላንስ ሺት
cash flow, money in and money out, flow of cash · የገንዘብ ፍሰት, ካሽ ፍሎው, ገቢና ወጪ
net worth, assets minus debts, own capital, what i own minus what i owe · የተጣራ ሀብት, ኔት ዎርዝ
asset, possession, holding, belongings, valuables · ሀብት, ንብረት, አሴት
liability, obligation, debt, dues, payable · ዕዳ, ግዴታ, ላያቢሊቲ
equity, ownership, owners stake, own funds · የባለቤት ድርሻ, ኢኩዊቲ
owner, proprietor, holder · ባለቤት, ባለድርሻ, ባለ አክሲዮን
market capitalization, market cap, market value, value of the company, company value, worth of a company · የገበያ ዋጋ, የኩባንያ ዋጋ, ማርኬት ካፕ
face value, par value, nominal value · የተጻፈበት ዋጋ, መነሻ ዋጋ, ፌስ ቫልዩ
earnings per share, eps, profit for each share · የአንድ አክሲዮን ትርፍ, ኢፒኤስ
price earnings ratio, pe, p e ratio, price to profit · የዋጋና የትርፍ ንጽጽር, ፒ ኢ ሬሾ
initial public offering, ipo, stock launch, first sale of shares, float a company, share launch · የመጀመሪያ ሽያጭ, አይፒኦ, ለሕዝብ ማቅረብ
prospectus, offer document, offering document, information memorandum · የደንበኛ ሳቢ መግለጫ, ፕሮስፔክተስ
rights issue, rights offering, offer to existing shareholders · የቅድሚያ መግዛት መብት, ራይትስ ኢሹ
stock split, share split, splitting shares · የአክሲዮን ክፍፍል, ስቶክ ስፕሊት
preferred share, preference share, preferred stock, priority share · የቅድሚያ አክሲዮን, ፕሪፈረንስ ሼር
common stock, ordinary share, voting share · ተራ አክሲዮን, መደበኛ አክሲዮን
shareholder meeting, annual meeting, agm, voting right, vote · ጠቅላላ ጉባኤ, ድምፅ መስጠት
dividend, payout, distribution, profit distribution, share of the profit, profit payment · የትርፍ ድርሻ, ዲቪደንድ, የትርፍ ክፍፍል, የአክሲዮን ትርፍ
return, roi, yield, payback, gain on investment · ተመላሽ, ሪተርን, የኢንቨስትመንት ገቢ
maturity, due date, expiry, repayment date, redemption · የመክፈያ ጊዜ, የማብቂያ ቀን, ማቹሪቲ
index, benchmark, market average, barometer · የገበያ መለኪያ, ኢንዴክስ
mutual fund, pooled money, investing together, investment club · የጋራ ፈንድ, ሙቹዋል ፈንድ, የጋራ ኢንቨስትመንት
asset allocation, dividing money, mix of investments · የሀብት ድልድል, የገንዘብ ክፍፍል
over the counter, otc, off exchange, direct deal · ቀጥታ ግብይት, ኦቲሲ, ከገበያ ውጭ
spot, spot market, cash market, immediate delivery, on the spot · የእጅ በእጅ ገበያ, ስፖት, ስፖት ማርኬት
derivative, option, futures, contract for difference, cfd, swap · ተዋጽኦ ውል, ዴሪቫቲቭ, ኦፕሽን, ፊውቸርስ
forward, forward contract, price fixed in advance, agreed price for later, advance contract · የወደፊት ውል, ፎርዋርድ, አስቀድሞ የተወሰነ ዋጋ
option, right to buy, right to sell, call, put · ኦፕሽን, የመግዛት መብት, የመሸጥ መብት
short selling, shorting, bet on a fall, selling what you do not own, profit from falling prices · ተበድሮ መሸጥ, ሾርት, ሾርት ሴሊንግ
long position, going long, buy and hold · የግዢ ይዞታ, ሎንግ
margin call, top up, add more money, demand for more deposit · የማርጂን ጥሪ, ተጨማሪ ገንዘብ ማስገባት
liquidation, forced sale, forced closing, stopped out, account wiped out · በግዴታ መዝጋት, ሊኩዊዴሽን
day trading, intraday, same day trading, daily trading · የአንድ ቀን ግብይት, የዕለት ግብይት, ዴይ ትሬዲንግ
scalping, very short trades, trading in minutes, quick trades · የደቂቃዎች ግብይት, ስካልፒንግ
swing trading, trading for days, trading for weeks, holding for days · የቀናት ግብይት, የሳምንታት ግብይት
overtrading, too many trades, trading too much, revenge trading · አብዝቶ መገበያየት, ከመጠን በላይ መገበያየት
fear of missing out, fomo, following the crowd, herd, jumping in late, herd behaviour · እንዳያመልጠኝ የሚል ፍርሃት, ፎሞ, የመንጋ ስሜት
bull market, rising market, rally, boom, prices going up · ቡል ማርኬት, የሚያድግ ገበያ, የገበያ ዕድገት
bear market, falling market, downturn, crash, bearish, market crash · ቤር ማርኬት, የሚወድቅ ገበያ, የገበያ ውድቀት
uptrend, upward move, climbing price · የመጨመር አዝማሚያ, አፕትሬንድ
downtrend, downward move, sliding price · የመቀነስ አዝማሚያ, ዳውንትሬንድ
moving average, rolling average, mean line · ተንቀሳቃሽ አማካይ, ሙቪንግ አቬሬጅ
breakout, breaking through, range break · ሰብሮ መውጣት, ብሬክአውት
gap, jump, price jump, overnight jump, leap · ክፍተት, የዋጋ ዝላይ, ጋፕ
indicator, oscillator, trading signal, chart tool · አመላካች, ጠቋሚ, ኢንዲኬተር
time frame, period, interval, duration · የጊዜ ርዝመት, ጊዜ, ታይም ፍሬም
tick, smallest price change, price step, minimum move · ቲክ, ትንሹ የዋጋ ለውጥ
pip, point, smallest currency move · ፒፕ, ነጥብ
lot, unit of trade, batch, contract size, bag, sack · ሎት, የግብይት መጠን, ጆንያ
order book, market depth, waiting orders, list of orders, depth · የትዕዛዝ መዝገብ, የገበያ ጥልቀት, ኦርደር ቡክ
opening price, first price, price at the open · የመክፈቻ ዋጋ, የመጀመሪያ ዋጋ
closing price, last price, price at the close, final price · የመዝጊያ ዋጋ, የመጨረሻ ዋጋ
price limit, daily limit, price band, circuit breaker, ceiling price · የዋጋ ገደብ, የዋጋ ጣሪያ
break even, no profit no loss, cost recovery · እኩል መውጫ, ብሬክ ኢቨን
risk reward, reward to risk, gain against loss · የትርፍና የአደጋ ንጽጽር, ሪስክ ሪዋርድ
risk tolerance, risk appetite, how much risk, courage to lose · አደጋን የመሸከም አቅም, ስጋትን የመሸከም አቅም
drawdown, fall from the top, decline of the account, account fall · የካፒታል መውረድ, ድሮውዳውን
correlation, moving together, linked prices, related moves · አብሮ መንቀሳቀስ, ትስስር, ኮሪሌሽን
insider trading, inside information, secret information, leaked information, confidential tip · የውስጥ መረጃ, ኢንሳይደር ትሬዲንግ, የውስጥ ዐዋቂ
market manipulation, rigging, price rigging, rumour, rumor, gossip, false news, artificial price, spoofing · ገበያ ማዛባት, ዋጋ ማዛባት, ወሬ, ማኒፑሌሽን
pump and dump, hype, price pushing, hyped coin · ዋጋ አንሮ መሸጥ, ፓምፕ ኤንድ ዳምፕ
money laundering, dirty money, illicit money, money mule, hiding the source of money · ሕገወጥ ገንዘብ ማጠብ, ገንዘብ ማጠብ, ቆሻሻ ገንዘብ
know your customer, kyc, identity check, proof of identity, id card, identification, passport · የደንበኛ ማንነት, ማንነት ማረጋገጥ, መታወቂያ, ኬዋይሲ
identity theft, stolen identity, impersonation, impostor · ማንነት መስረቅ, አስመሳይ
otp, verification code, one time code, security code · የማረጋገጫ ቁጥር, ኮድ
hacker, hacking, hacked, malware, virus · ሀከር, መጥለፍ, ቫይረስ
victim, deceived, cheated, robbed, swindled, defrauded · የተታለለ, ተጎጂ, የተጭበረበረ
thief, crook, robber, criminal, stealing, theft · ሌባ, ስርቆት, ወንጀለኛ
market authority, capital market authority, ecma, securities commission, regulator · የካፒታል ገበያ ባለሥልጣን, ተቆጣጣሪ, ኢሲኤምኤ
monetary policy, interest rate policy, bank policy, money supply, printing money · የገንዘብ ፖሊሲ, ሞኒተሪ ፖሊሲ, ገንዘብ ማተም
foreign reserves, dollar reserves, hard currency stock, shortage of dollars, dollar shortage · የውጭ ምንዛሪ ክምችት, የዶላር እጥረት
gross domestic product, gdp, size of the economy, national income, economic growth, national output · አጠቃላይ የሀገር ውስጥ ምርት, ጂዲፒ, የኢኮኖሚ ዕድገት
economy, economics, economic · ኢኮኖሚ, ምጣኔ ሀብት
capital gains tax, tax on profit, tax on selling shares · የካፒታል ትርፍ ግብር, የትርፍ ግብር
withholding tax, tax at source, tax deducted, deducted tax · ተቀናሽ ግብር, ዊዝሆልዲንግ
value added tax, vat, sales tax, consumption tax, turnover tax · ተጨማሪ እሴት ታክስ, ቫት, ተእታ
tin, tax number, taxpayer number, tax id, tax registration · የግብር ከፋይ መለያ ቁጥር, ቲን, የግብር መለያ
tax office, revenue authority, ministry of revenue · የገቢዎች ሚኒስቴር, ገቢዎች
receipt, invoice, proof of payment, sales slip, bill · ደረሰኝ, ሬሲት
warehouse receipt, storage certificate, proof of storage · የመጋዘን ደረሰኝ
remittance, transfer from abroad, money sent home, sending money home, money from relatives · ሐዋላ, ሬሚታንስ, ከውጭ የሚላክ ገንዘብ, ከውጭ የተላከ ገንዘብ
transfer, wire, bank transfer, send money · ማስተላለፍ, መላክ, ገንዘብ መላክ, ትራንስፈር
stablecoin, dollar token, usdt, tether, digital dollar · ስቴብልኮይን, ዩኤስዲቲ
wallet, purse, digital purse, e-wallet · ዋሌት, የገንዘብ ቦርሳ
blockchain, token, mining, coin, coins, altcoin · ብሎክቼይን, ቶከን, ሳንቲም
stablecoin, digital coins, crypto coins, cryptocurrency, bitcoin · ክሪፕቶ, ዲጂታል ገንዘብ
custodian, safekeeper, keeper of securities · የሰነዶች ጠባቂ, ከስቶዲያን
investment bank, underwriter, adviser bank · ኢንቨስትመንት ባንክ, የኢንቨስትመንት ባንክ
dealer, market maker · ዲለር, ማርኬት ሜከር
clearing, netting, offsetting · ሒሳብ ማጣራት, ክሊሪንግ
listing, listed, admission, delisting, being listed · መመዝገብ, ሊስቲንግ, የተመዘገበ
discount, rebate, markdown, reduction, price cut · ቅናሽ, ዲስካውንት
premium, surcharge, extra charge · ተጨማሪ ክፍያ, ፕሪሚየም
time value of money, present value, money now or later, future value · የገንዘብ የጊዜ ዋጋ, የዛሬ ዋጋ
money market, short term money, short term lending · የገንዘብ ገበያ, የአጭር ጊዜ ገበያ, መኒ ማርኬት
treasury bond, long term government bond, government bond · የግምጃ ቤት ቦንድ, የመንግሥት ቦንድ
interest free, islamic finance, halal, sharia, riba · ከወለድ ነጻ, እስላማዊ, ሐላል
insurance, insure, cover, policy · መድን, ኢንሹራንስ, ዋስትና
pension, retirement, old age · ጡረታ, ፔንሽን
bank, lender, financial institution · ባንክ, የፋይናንስ ተቋም
cooperative, union, association, sacco · ኅብረት ሥራ, ማኅበር, ዩኒየን
`
