/** Markets, orders, instruments and prices. */
export const marketNames = `
share, stock, equity, stake · አክሲዮን, ሼር, ስቶክ, የኩባንያ ድርሻ
stock exchange, stock market, securities exchange, bourse, share market, equity market, esx · የሰነደ ሙዓለ ንዋይ ገበያ, የአክሲዮን ገበያ, ስቶክ ማርኬት, ስቶክ ኤክስቼንጅ
securities, paper assets · ሰነደ ሙዓለ ንዋይ, ሙዓለ ንዋይ, ሴኩሪቲ
shareholder, stockholder, investor, part owner · ባለ አክሲዮን, ባለድርሻ, ኢንቨስተር, ባለሀብት
company, firm, business, corporation, enterprise · ድርጅት, ኩባንያ, ተቋም, ካምፓኒ
listed company, public company, plc · የተመዘገበ ኩባንያ, አክሲዮን ማኅበር
commodity exchange, ecx, commodities market, crop exchange, produce exchange · የምርት ገበያ, ምርት ገበያ, ኮሞዲቲ ኤክስቼንጅ
grain, cereal, crop, produce, harvest · ምርት, እህል, ሰብል, አዝመራ
farmer, grower, producer, smallholder · ገበሬ, አርሶ አደር, አምራች
sesame, oilseed · ሰሊጥ, የቅባት እህል
coffee, coffee beans, arabica · ቡና, ኮፊ
exporter, export trader, selling abroad · ላኪ, ኤክስፖርተር, ወደ ውጭ መላክ
importer, buying from abroad · አስመጪ, ኢምፖርተር, ከውጭ ማስገባት
wholesaler, supplier, merchant, vendor, seller · ሻጭ, አቅራቢ, ጅምላ ሻጭ
buyer, purchaser, customer, client, consumer · ገዢ, ደንበኛ, ሸማች
trader, dealer, speculator · ነጋዴ, ተገበያይ, ትሬደር
buy, purchase, acquire · መግዛት, ግዢ, ግዥ, ሸመታ
sell, sale, selling, dispose of · መሸጥ, ሽያጭ
trading, dealing, buying and selling · ግብይት, ትሬዲንግ, መገበያየት, ንግድ
trade, deal, transaction, bargain · ግብይት, ስምምነት, ትሬድ
barter, haggling, negotiation · ድርድር, መደራደር
market, marketplace · ገበያ, ማርኬት, መርካቶ
warehouse, storage, depot, store house · መጋዘን, ማከማቻ, ጎተራ
grading, quality class, quality, classification · ደረጃ, የጥራት ደረጃ, ጥራት, ደረጃ ምደባ
sample, specimen · ናሙና, ሳምፕል
weight, kilo, kilogram, scale · ክብደት, ኪሎ, ሚዛን
delivery, handover, shipment · ርክክብ, ማስረከብ, መላኪያ
settlement, clearing, payment and delivery, completing a trade · ክፍያና ርክክብ, ሴትልመንት, ርክክብ
depository, custody, safekeeping, csd · ማዕከላዊ ማስቀመጫ, ዲፖዚተሪ
paper certificate, share certificate, dematerialisation · የአክሲዮን የምስክር ወረቀት, የወረቀት አክሲዮን
public offering, ipo, going public, flotation, new issue · የመጀመሪያ ሽያጭ, አይፒኦ, ለሕዝብ ሽያጭ
broker, agent, middleman, intermediary, stockbroker · ደላላ, ብሮከር, ወኪል, አሻሻጭ
price, quote, quotation, rate, cost · ዋጋ, ተመን, ፕራይስ
current price, latest price, live price, price today, today price · ወቅታዊ ዋጋ, የዛሬ ዋጋ, የዕለቱ ዋጋ
price board, price list, ticker, display board · የዋጋ ሰሌዳ, የዋጋ ዝርዝር, ሰሌዳ
price rise, price increase, appreciation, going up · የዋጋ ጭማሪ, ዋጋ መጨመር, ዋጋ መውጣት
price fall, price drop, decline, crash, slump, going down · የዋጋ መውደቅ, ዋጋ መቀነስ, የዋጋ ቅናሽ
bid ask gap, bid ask difference, bid offer gap, buy sell gap, difference between buying and selling price · የዋጋ ልዩነት, ስፕሬድ
bid, offer to buy, buying price · የገዢ ዋጋ, የመግዣ ዋጋ, ቢድ
ask, asking price, offer price, selling price · የሻጭ ዋጋ, የመሸጫ ዋጋ, አስክ
demand, need of buyers · ፍላጎት, ዲማንድ
supply, availability · አቅርቦት, ሰፕላይ
order, instruction · ትዕዛዝ, ኦርደር
place an order, submit an order, put in an order · ትዕዛዝ መስጠት, ትዕዛዝ ማስገባት, ትዕዛዝ አሰጣጥ
market order, buy now, immediate order · የገበያ ትዕዛዝ, ማርኬት ኦርደር
limit order, order with a price · የገደብ ትዕዛዝ, ሊሚት ኦርደር
stop loss, stop order, cut losses, limit losses, protective stop · ኪሳራ ማቆሚያ, ስቶፕ ሎስ, ስቶፕሎስ
exit, get out, closing a trade, leave a trade, exit strategy, exit plan · መውጫ, መውጣት, ኤግዚት, የመውጫ ዋጋ
entry, get in, opening a trade · መግቢያ, የመግቢያ ዋጋ, ኢንትሪ
take profit, profit target, cash in, lock in profit · ትርፍ መውሰጃ, የትርፍ ግብ, ቴክ ፕሮፊት
candle, candlestick, ohlc, japanese candles · ሻማ, ካንድል, ካንድልስቲክ
chart, graph, diagram, plot · ቻርት, ግራፍ, ሥዕላዊ መግለጫ
technical analysis, chart analysis, chart reading · ቴክኒካል ትንታኔ, ቻርት ማንበብ
fundamental analysis, company analysis, financial statements · የፋይናንስ ትንታኔ, የሒሳብ መግለጫ, የፋይናንስ መግለጫ
trend, direction, tendency · አዝማሚያ, ትሬንድ, አቅጣጫ
support and resistance, floor and ceiling, support resistance · ድጋፍና ተቃውሞ, ወለልና ጣሪያ
volatility, price swings, fluctuation, ups and downs · የዋጋ መዋዠቅ, ውጣ ውረድ, መለዋወጥ, የዋጋ መለዋወጥ
slippage, worse price, execution price · የዋጋ መንሸራተት, ስሊፔጅ
liquidity, easy to sell, marketability · ሊኩዊዲቲ, የመገበያየት ቅለት
volume, turnover, quantity, amount traded · የግብይት ብዛት, ብዛት, ቮሊዩም
trading hours, opening hours, market hours, session times · የግብይት ሰዓት, የገበያ ሰዓት
dividend, payout, profit share · የትርፍ ድርሻ, ዲቪደንድ, ትርፍ ክፍፍል
bond, fixed income, debt security · ቦንድ, የዕዳ ሰነድ
government debt, government loan, public debt, government borrowing, lend to the government, government paper, government security, sovereign debt · የመንግሥት ብድር, የመንግሥት ሰነድ, የመንግሥት ዕዳ, የግምጃ ቤት ሰነድ, ቦንድ
treasury bill, t-bill, tbill, government bill · የግምጃ ቤት ሰነድ, ቲ ቢል, ትሬዠሪ ቢል
coupon, bond interest · ኩፖን, የቦንድ ወለድ
auction, bidding, tender · ጨረታ, ኦክሽን
crypto, bitcoin, cryptocurrency, digital coin, virtual currency, ethereum · ክሪፕቶ, ቢትኮይን, ዲጂታል ገንዘብ, ክሪፕቶከረንሲ
gold, precious metal · ወርቅ, ጎልድ
etf, index fund, tracker fund · ኢቲኤፍ, የገበያ መለኪያ ፈንድ
fund, mutual fund, unit trust, pooled investment · ፈንድ, የጋራ ፈንድ
portfolio, holdings, basket of investments, investments · ፖርትፎሊዮ, የኢንቨስትመንት ስብስብ, ይዞታዎች
futures, forward contract, derivatives · የወደፊት ውል, ፊውቸርስ
dollar, us dollar, usd, greenback, foreign currency, hard currency · ዶላር, የውጭ ገንዘብ, የአሜሪካ ዶላር
birr, etb, local currency, ethiopian money · ብር, የኢትዮጵያ ገንዘብ
foreign exchange, forex, fx, currency trading, currency market, money exchange · የውጭ ምንዛሪ, ፎሬክስ, ምንዛሪ
exchange rate, conversion rate, dollar price, dollar rate, us dollar price, currency rate · የምንዛሪ ተመን, የዶላር ዋጋ, የምንዛሪ ዋጋ
devaluation, weak birr, floating birr, fall of the birr, float · የብር መዳከም, የብር ዋጋ መቀነስ, ተንሳፋፊ ብር, የምንዛሪ ዋጋ ቅነሳ
black market, parallel market, street rate · ጥቁር ገበያ, ትይዩ ገበያ
`
