/** Markets, orders, instruments and prices. */
export const marketNames = `
share, stock, equity, stake · አክሲዮን, ሼር, ስቶክ, የኩባንያ ድርሻ · ስቶክስ, አክሲዮን ድርሻ, የአክሲዮን ድርሻ, የባንክ አክሲዮን, የባንክ ሼር, የድርጅት ድርሻ, ሼር መግዛት
stock exchange, stock market, securities exchange, bourse, share market, equity market, esx · የሰነደ ሙዓለ ንዋይ ገበያ, የአክሲዮን ገበያ, ስቶክ ማርኬት, ስቶክ ኤክስቼንጅ · ሼር ገበያ, ስቶክ ገበያ, አክሲዮን ገበያ, መዋዕለ ንዋይ ገበያ, ሙዓለ ንዋይ ገበያ, አክሲዮን መገበያያ, ኢኤስኤክስ, ሴኩሪቲስ ኤክስቼንጅ, የኢትዮጵያ ስቶክ ማርኬት, ሼር የሚሸጥበት ቦታ, ሼር የሚሸጥበት, ሼር የሚገዛበት
securities, paper assets · ሰነደ ሙዓለ ንዋይ, ሙዓለ ንዋይ, ሴኩሪቲ · መዋዕለ ንዋይ, ሰነደ መዋዕለ ንዋይ, ሴኩሪቲስ, ሴኩሪቲዎች
shareholder, stockholder, investor, part owner · ባለ አክሲዮን, ባለድርሻ, ኢንቨስተር, ባለሀብት · ባለአክሲዮን, ባለሼር, ባለ ሼር, ባለ ድርሻ, አክሲዮን ባለቤት, ሼርሆልደር, ኢንቬስተር, አክሲዮን የገዛ
company, firm, business, corporation, enterprise · ድርጅት, ኩባንያ, ተቋም, ካምፓኒ · ኮርፖሬሽን, ቢዝነስ, ፒኤልሲ, ንግድ ድርጅት, ኃላፊነቱ የተወሰነ
listed company, public company, plc · የተመዘገበ ኩባንያ, አክሲዮን ማኅበር · አክሲዮን ኩባንያ, ሼር ካምፓኒ, ሼር ኩባንያ, በገበያ የተመዘገበ ድርጅት
commodity exchange, ecx, commodities market, crop exchange, produce exchange · የምርት ገበያ, ምርት ገበያ, ኮሞዲቲ ኤክስቼንጅ · ኢሲኤክስ, ምርት መገበያያ, እህል ገበያ, ቡና ገበያ, ሰሊጥ ገበያ, ኮሞዲቲ ገበያ, ኮሞዲቲ ማርኬት, የኢትዮጵያ ምርት ገበያ
grain, cereal, crop, produce, harvest · ምርት, እህል, ሰብል, አዝመራ · ጥራጥሬ, ጤፍ, ስንዴ, በቆሎ, ማሽላ, ገብስ, ሽንብራ, ባቄላ, ምስር, ማሾ, አኩሪ አተር
farmer, grower, producer, smallholder · ገበሬ, አርሶ አደር, አምራች · አርሶአደር, አራሽ, ፋርመር, አግሪካልቸር, ቡና አምራች
sesame, oilseed · ሰሊጥ, የቅባት እህል · ቅባት እህል, ኑግ, ተልባ, ኦይልሲድ, ሁመራ ሰሊጥ, ነጭ ሰሊጥ
coffee, coffee beans, arabica · ቡና, ኮፊ · ጥሬ ቡና, የታጠበ ቡና, ያልታጠበ ቡና, ደረቅ ቡና, ጀንፈል, አረቢካ, እሸት ቡና, ቀይ እሸት
exporter, export trader, selling abroad · ላኪ, ኤክስፖርተር, ወደ ውጭ መላክ · ቡና ላኪ, ላኪ ነጋዴ, የወጪ ንግድ, ኤክስፖርት ንግድ, ወደ ውጭ ላኪ
importer, buying from abroad · አስመጪ, ኢምፖርተር, ከውጭ ማስገባት · ኢምፖርት, የገቢ ንግድ, አስገቢ, ዕቃ ማስመጣት, ከዱባይ ማስመጣት, ከቻይና ማስመጣት, ከዱባይ ዕቃ, ከቻይና ዕቃ
wholesaler, supplier, merchant, vendor, seller · ሻጭ, አቅራቢ, ጅምላ ሻጭ · ጅምላ ነጋዴ, አከፋፋይ, ጅምላ, ጅምላ አከፋፋይ, ሆልሴል, ሆልሴለር, ሰፕላየር, ዲስትሪቢዩተር
buyer, purchaser, customer, client, consumer · ገዢ, ደንበኛ, ሸማች · ገዥ, ከስተመር, ደምበኛ, ሸመተኛ, ክላይንት, ሸማች ማኅበረሰብ
trader, dealer, speculator · ነጋዴ, ተገበያይ, ትሬደር · ትሬደሮች, ነጋድራስ, ነጋዴ ሰው, የሚነግድ, ቢዝነስማን, ቢዝነስ ሰው, የመርካቶ ነጋዴ, ስፔኩሌተር
buy, purchase, acquire · መግዛት, ግዢ, ግዥ, ሸመታ · መሸመት, ሸመትኩ, ማስገዛት, ፐርቼዝ
sell, sale, selling, dispose of · መሸጥ, ሽያጭ · መቸርቸር, ማሻሻጥ, መቸብቸብ, አሻሽጥልኝ
trading, dealing, buying and selling · ግብይት, ትሬዲንግ, መገበያየት, ንግድ · መነገድ, ቢዝነስ, ግዢና ሽያጭ, መግዛትና መሸጥ, መግዛት መሸጥ, ገዝቶ መሸጥ, ንግድ ሥራ, ነጋዴነት
trade, deal, transaction, bargain · ግብይት, ስምምነት, ትሬድ · ትራንዛክሽን, ዲል, የንግድ ስምምነት
barter, haggling, negotiation · ድርድር, መደራደር · ዋጋ መከራከር, ዋጋ መደራደር, ዋጋ ክርክር, መከራከር, ኔጎሼሽን, የዓይነት ልውውጥ, ዋጋ ቀንስልኝ
market, marketplace · ገበያ, ማርኬት, መርካቶ · ገቢያ, ጉልት, መገበያያ ቦታ, ገበያ ቦታ, የገበያ ማዕከል, ሳምንታዊ ገበያ
warehouse, storage, depot, store house · መጋዘን, ማከማቻ, ጎተራ · ዴፖ, ስቶር, ዌርሃውስ, መጋዝን, የእህል ጎተራ, ዕቃ ማስቀመጫ, ሸቀጥ ማከማቻ
grading, quality class, quality, classification · ደረጃ, የጥራት ደረጃ, ጥራት, ደረጃ ምደባ · ግሬዲንግ, ኳሊቲ, ደረጃ ማውጣት, ጥራት ምርመራ, የጥራት ምርመራ, ጥራት መመዘኛ, ቅምሻ, ቡና ቅምሻ, ካፒንግ
sample, specimen · ናሙና, ሳምፕል · መቅመሻ, ናሙና መውሰድ, ሳምፕሊንግ
weight, kilo, kilogram, scale · ክብደት, ኪሎ, ሚዛን · ፈረሱላ, ግራም, መመዘን, መመዘኛ, ክብደት መለኪያ, ዌይት
delivery, handover, shipment · ርክክብ, ማስረከብ, መላኪያ · ርክብክብ, መረከብ, ዕቃ ማድረስ, ዕቃ መረከብ, ማስረከቢያ, ማድረሻ, ዴሊቨሪ
settlement, clearing, payment and delivery, completing a trade · ክፍያና ርክክብ, ሴትልመንት, ርክክብ · ርክብክብ, ሰትልመንት, ሒሳብ ማወራረድ, ማወራረድ, ክፍያ ማወራረድ, ክፍያ ማጠናቀቅ
depository, custody, safekeeping, csd · ማዕከላዊ ማስቀመጫ, ዲፖዚተሪ · አክሲዮን ማስቀመጫ, የአክሲዮን ማስቀመጫ, ሲኤስዲ, ዲፖዚቶሪ, አክሲዮን መዝገብ, ማስቀመጫ ተቋም
paper certificate, share certificate, dematerialisation · የአክሲዮን የምስክር ወረቀት, የወረቀት አክሲዮን · አክሲዮን ሰርተፊኬት, አክሲዮን ወረቀት, ሼር ሰርተፊኬት, ሼር ወረቀት, አክሲዮን ምስክር ወረቀት
public offering, ipo, going public, flotation, new issue · የመጀመሪያ ሽያጭ, አይፒኦ, ለሕዝብ ሽያጭ · አይ ፒ ኦ, አዲስ አክሲዮን ሽያጭ, አክሲዮን ሽያጭ, ሼር ሽያጭ, አክሲዮን ለሕዝብ, ፐብሊክ ኦፈሪንግ
broker, agent, middleman, intermediary, stockbroker · ደላላ, ብሮከር, ወኪል, አሻሻጭ · ብሮኬር, ብሮከሮች, ድለላ, ደላላነት, ኤጀንት, ተወካይ, አገበያይ, አገበያይ ድርጅት
price, quote, quotation, rate, cost · ዋጋ, ተመን, ፕራይስ · ታሪፍ, የዋጋ ተመን, ዋጋ ተመን, ፕራይስ ታግ
current price, latest price, live price, price today, today price · ወቅታዊ ዋጋ, የዛሬ ዋጋ, የዕለቱ ዋጋ · ዛሬ ዋጋ, የአሁን ዋጋ, የዛሬ ገበያ, ዛሬ ገበያ, ወቅታዊ ተመን, ላይቭ ዋጋ, የሰዓቱ ዋጋ, ቡና ዋጋ ዛሬ, ዶላር ዛሬ
price board, price list, ticker, display board · የዋጋ ሰሌዳ, የዋጋ ዝርዝር, ሰሌዳ · ዋጋ ሰሌዳ, ዋጋ ማሳያ, ዋጋ ቦርድ, ዋጋ ስክሪን, ዋጋ ማስታወቂያ, ዋጋ ዝርዝር, ፕራይስ ሊስት
price rise, price increase, appreciation, going up · የዋጋ ጭማሪ, ዋጋ መጨመር, ዋጋ መውጣት · መወደድ, ዋጋ መወደድ, ዋጋ ጭማሪ, ማሻቀብ, አሻቀበ, ዋጋ ማሻቀብ, ዋጋ መናር, መናር, ሽቅብ, ዋጋ ተወደደ
price fall, price drop, decline, crash, slump, going down · የዋጋ መውደቅ, ዋጋ መቀነስ, የዋጋ ቅናሽ · ዋጋ መውረድ, ዋጋ መውደቅ, መርከስ, ዋጋ መርከስ, ማሽቆልቆል, አሽቆለቆለ, ዋጋ ማሽቆልቆል, ዋጋ ወደቀ, ዋጋ ረከሰ, ቁልቁል
bid ask gap, bid ask difference, bid offer gap, buy sell gap, difference between buying and selling price · የዋጋ ልዩነት, ስፕሬድ · መግዣና መሸጫ ልዩነት, የመግዣና የመሸጫ ልዩነት, ሰፕሬድ, በመግዣና በመሸጫ መካከል
bid, offer to buy, buying price · የገዢ ዋጋ, የመግዣ ዋጋ, ቢድ · ገዢ ዋጋ, መግዣ ዋጋ, መግዣ ተመን, ባይ ፕራይስ
ask, asking price, offer price, selling price · የሻጭ ዋጋ, የመሸጫ ዋጋ, አስክ · ሻጭ ዋጋ, መሸጫ ዋጋ, መሸጫ ተመን, ሴል ፕራይስ
demand, need of buyers · ፍላጎት, ዲማንድ · ተፈላጊነት, ገበያ ፍላጎት, ፈላጊ ብዛት, ዴማንድ
supply, availability · አቅርቦት, ሰፕላይ · የምርት አቅርቦት, ምርት አቅርቦት, ሳፕላይ
order, instruction · ትዕዛዝ, ኦርደር · ትዛዝ, ማዘዝ, ማዘዣ, አዘዝኩ, ኦርደሮች
place an order, submit an order, put in an order · ትዕዛዝ መስጠት, ትዕዛዝ ማስገባት, ትዕዛዝ አሰጣጥ · ማዘዝ, ትዛዝ መስጠት, ኦርደር መስጠት, ኦርደር ማስገባት, ግዢ ማዘዝ, አክሲዮን ማዘዝ
market order, buy now, immediate order · የገበያ ትዕዛዝ, ማርኬት ኦርደር · ገበያ ትዕዛዝ, ባለው ዋጋ መግዛት, በገበያ ዋጋ መግዛት, ወዲያው መግዛት
limit order, order with a price · የገደብ ትዕዛዝ, ሊሚት ኦርደር · ሊሚት, ገደብ ትዕዛዝ, ዋጋ ወስኖ ማዘዝ, በተወሰነ ዋጋ መግዛት, ዋጋ ገደብ ትዕዛዝ
stop loss, stop order, cut losses, limit losses, protective stop · ኪሳራ ማቆሚያ, ስቶፕ ሎስ, ስቶፕሎስ · ስቶፕ, ኪሳራ መቀነሻ, ኪሳራ ማስቆም, ኪሳራ መቁረጥ, ኪሳራ መገደቢያ, ማቆሚያ ዋጋ, ስቶፕ ኦርደር, ክስረት ማስቆም, ክስረት ማቆም, ኪሳራ ማቆም
exit, get out, closing a trade, leave a trade, exit strategy, exit plan · መውጫ, መውጣት, ኤግዚት, የመውጫ ዋጋ · ኤክዚት, ግብይት መዝጋት, ከግብይት መውጣት, ፖዚሽን መዝጋት, መውጫ ዋጋ
entry, get in, opening a trade · መግቢያ, የመግቢያ ዋጋ, ኢንትሪ · መግቢያ ዋጋ, መግቢያ ነጥብ, ኤንትሪ, ፖዚሽን መክፈት
take profit, profit target, cash in, lock in profit · ትርፍ መውሰጃ, የትርፍ ግብ, ቴክ ፕሮፊት · ትርፍ መውሰድ, ትርፍ መሰብሰብ, ትርፍ ግብ, ቲፒ, ታርጌት, ዒላማ ዋጋ
candle, candlestick, ohlc, japanese candles · ሻማ, ካንድል, ካንድልስቲክ · ካንድል ስቲክ, የሻማ ግራፍ, ሻማ ግራፍ, የጃፓን ሻማ, ሻማ ንባብ, የሻማ ገበታ
chart, graph, diagram, plot · ቻርት, ግራፍ, ሥዕላዊ መግለጫ · ገበታ, የዋጋ ገበታ, ዲያግራም, ቻርት ንባብ, ቻርቶች, የዋጋ መስመር
technical analysis, chart analysis, chart reading · ቴክኒካል ትንታኔ, ቻርት ማንበብ · ቴክኒካል አናሊሲስ, ቴክኒካዊ ትንታኔ, ቴክኒካል, ቻርት ትንታኔ, የገበያ ትንታኔ, ገበያ ትንተና, አናሊሲስ
fundamental analysis, company analysis, financial statements · የፋይናንስ ትንታኔ, የሒሳብ መግለጫ, የፋይናንስ መግለጫ · ፈንዳሜንታል አናሊሲስ, ፈንዳሜንታል, የኩባንያ ትንታኔ, መሠረታዊ ትንታኔ, ሒሳብ ሪፖርት, ኦዲት ሪፖርት, ፋይናንሻል ስቴትመንት
trend, direction, tendency · አዝማሚያ, ትሬንድ, አቅጣጫ · የዋጋ አካሄድ, ገበያ አካሄድ, የገበያ አዝማሚያ, ትሬንዶች
support and resistance, floor and ceiling, support resistance · ድጋፍና ተቃውሞ, ወለልና ጣሪያ · ሬዚስታንስ, ሳፖርት, ሰፖርት ሬዚስታንስ, ድጋፍ ተቃውሞ, ዋጋ ወለል, ጣሪያና ወለል
volatility, price swings, fluctuation, ups and downs · የዋጋ መዋዠቅ, ውጣ ውረድ, መለዋወጥ, የዋጋ መለዋወጥ · ውጣውረድ, አለመረጋጋት, ያልተረጋጋ ዋጋ, ያልተረጋጋ ገበያ, የገበያ አለመረጋጋት, ዋጋ መለዋወጥ, ዋጋ መዋዠቅ, ወጣ ገባ, ከፍና ዝቅ, ቮላቲሊቲ, የማይረጋጋ ገበያ
slippage, worse price, execution price · የዋጋ መንሸራተት, ስሊፔጅ · ዋጋ መንሸራተት, ያልጠበቅኩት ዋጋ, በሌላ ዋጋ መፈጸም, በባሰ ዋጋ
liquidity, easy to sell, marketability · ሊኩዊዲቲ, የመገበያየት ቅለት · በቀላሉ መሸጥ, ቶሎ መሸጥ, ገዢ ማጣት, ገዢ አጣሁ, ገዢ ጠፋ, ወደ ጥሬ ገንዘብ መቀየር, ሊኪዊዲቲ, ሊኩዊድ, ቶሎ ካሽ ማድረግ, ካሽ ማድረግ, ወደ ካሽ መቀየር
volume, turnover, quantity, amount traded · የግብይት ብዛት, ብዛት, ቮሊዩም · የሽያጭ መጠን, የተሸጠ መጠን, ቮልዩም, ግብይት ብዛት
trading hours, opening hours, market hours, session times · የግብይት ሰዓት, የገበያ ሰዓት · ገበያ ሰዓት, መገበያያ ሰዓት, መክፈቻ ሰዓት, መዝጊያ ሰዓት, ገበያ የሚከፈትበት, ገበያ ይከፈታል, ገበያ የሚዘጋበት
dividend, payout, profit share · የትርፍ ድርሻ, ዲቪደንድ, ትርፍ ክፍፍል · ዲቪደንት, ትርፍ ማከፋፈል, ትርፍ መካፈል, የሼር ትርፍ, የአክሲዮን ትርፍ, የአክሲዮን ክፍያ, ትርፍ ድርሻ, ዓመታዊ ትርፍ ክፍፍል
bond, fixed income, debt security · ቦንድ, የዕዳ ሰነድ · ቦንዶች, ቦንድ መግዛት, ቦንድ ግዢ, ህዳሴ ቦንድ, ህዳሴ ግድብ ቦንድ, ግድብ ቦንድ, ዓባይ ቦንድ, ኮርፖሬት ቦንድ
government debt, government loan, public debt, government borrowing, lend to the government, government paper, government security, sovereign debt · የመንግሥት ብድር, የመንግሥት ሰነድ, የመንግሥት ዕዳ, የግምጃ ቤት ሰነድ, ቦንድ · መንግሥት ብድር, መንግሥት ዕዳ, የአገር ዕዳ, የሕዝብ ዕዳ, ለመንግሥት ገንዘብ ማበደር, መንግሥት ሰነድ
treasury bill, t-bill, tbill, government bill · የግምጃ ቤት ሰነድ, ቲ ቢል, ትሬዠሪ ቢል · ግምጃ ቤት ሰነድ, ግምጃ ቤት, ቲቢል, ትሬዥሪ ቢል, ትሬዠሪ, ትሬዝሪ ቢል, መንግሥት ቢል, የመንግሥት ሰነድ
coupon, bond interest · ኩፖን, የቦንድ ወለድ · ኩፐን, ቦንድ ወለድ, የቦንድ ክፍያ
auction, bidding, tender · ጨረታ, ኦክሽን · ሐራጅ, መጫረት, ተጫራች, ጨረታ መግባት, ጨረታ መሳተፍ, ቴንደር, ቢዲንግ
crypto, bitcoin, cryptocurrency, digital coin, virtual currency, ethereum, virtual coins, digital coins · ክሪፕቶ, ቢትኮይን, ዲጂታል ገንዘብ, ክሪፕቶከረንሲ · ቢት ኮይን, ኢቴሪየም, ክሪፕቶ ከረንሲ, ዲጂታል ከረንሲ, ኮይን, የኢንተርኔት ገንዘብ, ምናባዊ ገንዘብ, ቨርቹዋል ገንዘብ, ባይናንስ, ኤርድሮፕ, ኖትኮይን, ፓይ ኮይን
gold, precious metal · ወርቅ, ጎልድ · ወርቅ መግዛት, ውድ ማዕድን, የወርቅ ዋጋ
etf, index fund, tracker fund · ኢቲኤፍ, የገበያ መለኪያ ፈንድ · ኢንዴክስ ፈንድ, ኢ ቲ ኤፍ
fund, mutual fund, unit trust, pooled investment · ፈንድ, የጋራ ፈንድ · ኢንቨስትመንት ፈንድ, ሙቹዋል ፈንድ, ዩኒት ትረስት, በጋራ ኢንቨስት, ገንዘብ አዋጥቶ, የጋራ ኢንቨስትመንት, አብሮ ማዋጣት, በጋራ ማዋጣት, ብር አዋጥቶ መግዛት
portfolio, holdings, basket of investments, investments · ፖርትፎሊዮ, የኢንቨስትመንት ስብስብ, ይዞታዎች · ፖርትፎልዮ, የአክሲዮን ስብስብ, ያሉኝ አክሲዮኖች, የያዝኳቸው አክሲዮኖች, ኢንቨስትመንቶቼ
futures, forward contract, derivatives · የወደፊት ውል, ፊውቸርስ · ፊውቸር, ፊቸርስ, ወደፊት ውል, ቅድመ ሽያጭ
dollar, us dollar, usd, greenback, foreign currency, hard currency · ዶላር, የውጭ ገንዘብ, የአሜሪካ ዶላር · የአሜሪካን ዶላር, ዩሮ, ፓውንድ, ድርሃም, ሪያል, ዩኤስዲ, ውጭ ገንዘብ, የውጭ አገር ገንዘብ, ፎረን ከረንሲ, ሃርድ ከረንሲ, ጠንካራ ገንዘብ
birr, etb, local currency, ethiopian money · ብር, የኢትዮጵያ ገንዘብ · የኢትዮጵያ ብር, ኢቲቢ
foreign exchange, forex, fx, currency trading, currency market, money exchange · የውጭ ምንዛሪ, ፎሬክስ, ምንዛሪ · ምንዛሬ, ውጭ ምንዛሪ, የውጭ ምንዛሬ, ውጭ ምንዛሬ, ፎሬክስ ትሬዲንግ, መመንዘር, ዶላር መመንዘር, ዶላር መቀየር, ዶላር መዘርዘር, ብር መመንዘር, ዶላር መግዛት, የገንዘብ ልውውጥ, ኤፍኤክስ
exchange rate, conversion rate, dollar price, dollar rate, us dollar price, currency rate · የምንዛሪ ተመን, የዶላር ዋጋ, የምንዛሪ ዋጋ · ምንዛሪ ተመን, ምንዛሬ ተመን, የምንዛሬ ተመን, የዶላር ተመን, ዶላር ተመን, ዶላር ዋጋ, የዶላር ምንዛሪ, ዶላር ምንዛሬ, ዶላር በብር, የዕለቱ ምንዛሪ, የባንክ ተመን, ኤክስቼንጅ ሬት, ዶላር ስንት ገባ, ብር ረከሰ
devaluation, weak birr, floating birr, fall of the birr, float · የብር መዳከም, የብር ዋጋ መቀነስ, ተንሳፋፊ ብር, የምንዛሪ ዋጋ ቅነሳ · ብር መዳከም, ብር መውደቅ, ብር ተዳከመ, ብር ወደቀ, ብር መርከስ, ብር ረከሰ, የምንዛሪ ለውጥ, የምንዛሪ ማሻሻያ, ዲቫልዌሽን, ዲቫሉዌሽን, ፍሎቲንግ, ተንሳፋፊ ምንዛሪ, የብር መርከስ
black market, parallel market, street rate · ጥቁር ገበያ, ትይዩ ገበያ · ሕገወጥ ምንዛሪ, ትይዩ ተመን, ብላክ ማርኬት, ብላክ, ፓራለል ማርኬት, የመንገድ ምንዛሪ, ጥቁር ገበያ ዶላር
speculation, speculating, flipping, quick resale · ገዝቶ ማቆየት, ዕቃ ይዞ መጠበቅ · በግምት መገበያየት, አየር በአየር, አየር ባየር, ስፔኩሌሽን
transport, trucking, freight, loading, porters · ማጓጓዣ, ጫኝ አውራጅ, ጫኝና አውራጅ, ትራንስፖርት, የጭነት መኪና · ማጓጓዝ, መጫኛ ክፍያ, ወዛደር, ሎዲንግ
profit margin, markup, mark-up · የትርፍ ህዳግ, ህዳግ, ትርፍ ህዳግ, ፕሮፊት ማርጂን · ማርክ አፕ
trading account, brokerage account, investor account · የግብይት ሒሳብ, ግብይት ሒሳብ, ትሬዲንግ አካውንት, የአክሲዮን አካውንት, አክሲዮን አካውንት, ፎሬክስ አካውንት · የትሬዲንግ አካውንት
harvest season, picking, harvest time · ለቀማ, የቡና ለቀማ, ቡና ለቀማ, የምርት ወቅት, መኸር, የምርት ዘመን · አዝመራ, የመኸር ወቅት
`
