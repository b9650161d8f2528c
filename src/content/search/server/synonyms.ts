import { foldedWords } from './weights.ts'

/** What people call the same thing, in both languages, beyond the other names that the glossary gives. Each line is one thing. */
const things = `
scam, swindle, fraud, con, cheat, rip-off, hoax, fake · ማጭበርበር, ማታለል, ስካም, ማጭበርበሪያ
beginner, newcomer, newbie, novice, starting out, starter, first steps, where to start · ጀማሪ, አዲስ ሰው, መጀመር
psychology, mind, mindset, emotions, feelings, mentality · ሥነ ልቦና, ስሜት, አእምሮ, ሳይኮሎጂ
signed out, logged out, kicked out, session expired, log in again · ከገጹ ወጣሁ, ወጡ, ሎግ አውት
sign in, log in, login, logon · መግባት, ይግቡ, ሎጊን
sign up, register, create an account, open an account, join, registration · መመዝገብ, መለያ መክፈት, አካውንት መክፈት, አካውንት መፍጠር
account, profile, user · መለያ, አካውንት, ፕሮፋይል
password, passcode, pin · የይለፍ ቃል, ፓስወርድ, የምስጢር ቁጥር
slow connection, mobile data, data usage, internet, bandwidth, network, megabytes, data bundle · ኢንተርኔት, ግንኙነት, ኔትወርክ, ዳታ, የኢንተርኔት ፍጥነት
phone, mobile, handset, smartphone · ስልክ, ሞባይል
dollar, us dollar, usd, foreign currency, hard currency · ዶላር, የውጭ ገንዘብ
foreign exchange, forex, fx, currency trading · የውጭ ምንዛሪ, ፎሬክስ, ምንዛሪ
exchange rate, conversion rate, dollar price, dollar rate · የምንዛሪ ተመን, የዶላር ዋጋ
inflation, cost of living, rising prices, price increase · የዋጋ ንረት, የኑሮ ውድነት, ግሽበት, የዋጋ ግሽበት
share, stock, equity · አክሲዮን, ሼር, ስቶክ
stock exchange, stock market, securities exchange, bourse, share market, esx · የሰነደ ሙዓለ ንዋይ ገበያ, የአክሲዮን ገበያ, ስቶክ ማርኬት
commodity exchange, ecx, commodities market · የምርት ገበያ
broker, agent, middleman, intermediary · ደላላ, ብሮከር, ወኪል, አሻሻጭ
stop loss, stop order, cut losses · ኪሳራ ማቆሚያ, ስቶፕ ሎስ
candle, candlestick, ohlc · ሻማ, ካንድል
chart, graph, diagram · ቻርት, ግራፍ
journal, diary, logbook, notebook, notes, records · ማስታወሻ, ጆርናል, ዳያሪ, የንግድ መዝገብ
glossary, dictionary, vocabulary, terminology, definitions · መዝገበ ቃላት, የቃላት መፍቻ, ቃላት
calendar, holidays, dates · ቀን መቁጠሪያ, ካላንደር, የዘመን አቆጣጠር
template, form, worksheet, spreadsheet, excel, sheet · ቅጽ, መሙያ ወረቀት, ስፕሬድሺት, ኤክሴል
budget, spending plan, household expenses · በጀት, የወጪ ዕቅድ
saving, savings, put aside, set aside · ቁጠባ, መቆጠብ, ገንዘብ ማስቀመጥ
loan, credit, borrowing, debt, lending · ብድር, ዕዳ, መበደር
profit, gain, earnings, returns · ትርፍ, ገቢ, ፕሮፊት
loss, losses, losing money · ኪሳራ, መክሰር
risk, danger, exposure · አደጋ, ስጋት, ሪስክ
money management, risk management · የገንዘብ አያያዝ, የአደጋ አያያዝ, የስጋት አስተዳደር, የአደጋ አስተዳደር
diversification, diversify, spreading risk, eggs in one basket, spread your money · ሀብትን ማሰባጠር, ማሰባጠር, ዳይቨርሲፊኬሽን
trading, dealing, buying and selling · ግብይት, ትሬዲንግ, መገበያየት
market, marketplace · ገበያ, ማርኬት
order, instruction · ትዕዛዝ, ኦርደር
treasury bill, t-bill, government paper, government security, lend to the government · የግምጃ ቤት ሰነድ, የመንግሥት ሰነድ
interest, yield · ወለድ, የገቢ ምጣኔ
fee, commission, charge, brokerage · ክፍያ, ኮሚሽን
licence, license, licensed, authorised, authorized, regulated · ፈቃድ, ላይሰንስ, ፈቃድ ያለው
regulator, authority, watchdog, supervisor · ተቆጣጣሪ, ባለሥልጣን
delete, remove, close, erase · ማጥፋት, መሰረዝ, መዝጋት
download, export · ማውረድ
lesson, class, tutorial · ትምህርት
course, training, programme · ኮርስ, ሥልጠና
leverage, margin, borrowed money · ሊቨሬጅ, የብድር ገንዘብ
portfolio, holdings · ፖርትፎሊዮ, የኢንቨስትመንት ስብስብ
dividend, payout, profit share · የትርፍ ድርሻ, ዲቪደንድ
position size, trade size, how much to buy, lot size · የግብይት መጠን, ምን ያህል ልግዛ
coffee, coffee beans · ቡና, ኮፊ
warehouse, storage, depot · መጋዘን
plan, strategy · ዕቅድ, ስትራቴጂ
price, quote, quotation · ዋጋ, ተመን
spread, bid ask difference · የዋጋ ልዩነት, ስፕሬድ
dashboard, control panel · ዳሽቦርድ
progress, completion · እድገት, ሂደት
language, translation · ቋንቋ
salary, wage, pay · ደመወዝ
central bank, national bank, nbe · ብሔራዊ ባንክ
`

/** By each folded name all names of the same thing in the same script first. */
const namesByName = readNames()

/** What else a thing of this name is called, those in the same script first; folded. */
export function synonymsOf(name: string): readonly string[] {
  return namesByName.get(name) ?? []
}

function readNames(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of things.trim().split('\n')) {
    const scripts = line.split('·').map((part) => part.split(',').map((name) => foldedWords(name).join(' ')))
    for (const [at, own] of scripts.entries())
      for (const name of own) {
        const others = [...own, ...scripts.filter((_, index) => index !== at).flat()]
        names.set(
          name,
          [...new Set([...(names.get(name) ?? []), ...others])].filter((other) => other !== name),
        )
      }
  }
  return names
}
