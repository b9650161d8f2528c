/** The site itself, accounts, devices and learning. */
export const siteNames = `
signed out, logged out, kicked out, session expired, log in again, logout, sign out · ከገጹ ወጣሁ, ወጡ, ሎግ አውት, መውጣት · አስወጣኝ, ከአካውንት ወጣሁ, ከአካውንት አስወጣኝ, በራሱ ወጣ, ራሱ አስወጣኝ, ሎግአውት, ሳይን አውት, ሴሽን አለቀ
sign in, log in, login, logon, log on, signing in · መግባት, ይግቡ, ሎጊን, መግቢያ · ሎግ ኢን, ሎግኢን, ሳይን ኢን, መግባት አልቻልኩም, አላስገባኝም, አላስገባ አለኝ, አካውንት መግባት
sign up, register, create an account, open an account, join, registration, signup, make an account, new account · መመዝገብ, መለያ መክፈት, አካውንት መክፈት, አካውንት መፍጠር, ምዝገባ, መለያ መፍጠር · አዲስ አካውንት, መለያ ልክፈት, አካውንት ልክፈት, አካውንት አከፋፈት, ሳይን አፕ, ሬጅስተር, ሬጅስትሬሽን
account, profile, user, my account · መለያ, አካውንት, ፕሮፋይል · አካዉንት, ዩዘር, የተጠቃሚ ስም, ዩዘርኔም
password, passcode, pin, passphrase, secret code · የይለፍ ቃል, ፓስወርድ, የምስጢር ቁጥር, ፒን · ፓስዎርድ, የሚስጥር ቁጥር, ሚስጥር ቁጥር, ማለፊያ ቃል, የማለፊያ ቃል, ፒን ኮድ, ፓስኮድ, መክፈቻ ቃል
forgot password, reset password, lost password · የይለፍ ቃል ረሳሁ, የይለፍ ቃል መቀየር · ፓስወርድ ረሳሁ, ፓስዎርድ ረሳሁ, ይለፍ ቃል ረሳሁ, የይለፍ ቃል ጠፋብኝ, ፓስወርድ ጠፋብኝ, ፓስወርድ መቀየር, ፓስዎርድ መቀየር, ሚስጥር ቁጥር ረሳሁ
e-mail, email, mail address · ኢሜይል, ኢሜል · ጂሜይል, ጂሜል, እሜይል, ሜይል, ኢሜይል አድራሻ
settings, preferences, options, configuration · ቅንብር, ማስተካከያ, ምርጫዎች · ሴቲንግ, ሴቲንግስ, ቅንብሮች
language, translation, amharic, english version · ቋንቋ, ትርጉም, አማርኛ · ቋንቋ መቀየር, ቋንቋ መለወጥ, ላንጉጅ, ኦሮምኛ, ትግርኛ, ሶማሊኛ, አፋን ኦሮሞ, ትራንስሌሽን
change, switch, alter, modify, convert · መቀየር, መለወጥ, ማስተካከል · ማረም, ኤዲት, ቼንጅ
slow connection, slow internet, mobile data, data usage, internet, bandwidth, network, megabytes, data bundle, mobile data usage, weak signal · ኢንተርኔት, ግንኙነት, ኔትወርክ, ዳታ, የኢንተርኔት ፍጥነት, ደካማ ግንኙነት · የዳታ ወጪ, ዳታ ወጪ, ዳታ ይበላል, ዳታ ይጨርሳል, የኢንተርኔት ጥቅል, ጥቅል, ሜጋባይት, ኔት, ዋይፋይ, ኮኔክሽን, ካርድ ይበላል, ዳታ ፓኬጅ, ይጎተታል
offline, without internet, no connection, no internet · ያለ ኢንተርኔት, ኦፍላይን, ያለኢንተርኔት, ኢንተርኔት · ኦፍ ላይን, ያለ ኔትወርክ, ያለ ዳታ, ከመስመር ውጭ, ኢንተርኔት ሳይኖር, ኔትወርክ ሳይኖር, ዳታ ሳይኖር, ኢንተርኔት ሲጠፋ
phone, mobile, handset, smartphone, cell phone, telephone · ስልክ, ሞባይል, የእጅ ስልክ · ቀላል ስልክ, ስማርት ስልክ, ስማርትፎን, ተንቀሳቃሽ ስልክ, አንድሮይድ, አይፎን, አሮጌ ስልክ, የድሮ ስልክ, ቀፎ, ታብሌት
computer, laptop, pc · ኮምፒውተር, ላፕቶፕ · ኮምፒዩተር, ኮምፕዩተር, ዴስክቶፕ, ፒሲ, ኢንተርኔት ካፌ
app, application, software · መተግበሪያ, አፕ, አፕሊኬሽን · ሶፍትዌር, ፕሌይ ስቶር, ፕሮግራም, አፕ መጫን
website, site, web page, portal, platform · ድረ ገጽ, ዌብሳይት, ጣቢያ · ድህረ ገጽ, ዌብ ሳይት, ሳይት, ፖርታል, ፕላትፎርም
link, url, address · ሊንክ, አገናኝ · ማስፈንጠሪያ, ዩአርኤል
telegram, whatsapp, social media, facebook, tiktok · ቴሌግራም, ማኅበራዊ ሚዲያ, ፌስቡክ · ቴሌግራም ቻናል, ቴሌግራም ግሩፕ, ዋትሳፕ, ዋትስአፕ, ቲክቶክ, ዩቲዩብ, ኢንስታግራም, ሶሻል ሚዲያ, ማኅበራዊ ድረ ገጽ
delete, remove, erase, delete my account, remove my profile, close my account · ማጥፋት, መሰረዝ, መዝጋት · ዲሊት, ማስወገድ, መደምሰስ
download, export, save a copy, get my data · ማውረድ, ዳውንሎድ · ፋይል ማውረድ, ማውረጃ, ስልክ ማስቀመጥ, ኮፒ መውሰድ, አውርድ
upload, send a file · መጫን, መላክ · አፕሎድ, ፋይል መላክ
privacy, personal data, my data, data protection, privacy policy, privacy notice · ግላዊነት, የግል መረጃ, መረጃዬ, የግላዊነት መመሪያ · የግላዊነት ፖሊሲ, ፕራይቬሲ ፖሊሲ, የግል ሚስጥር, የመረጃ ጥበቃ, የመረጃ ደህንነት, የግል ዳታ, ፕራይቬሲ, ዳታ ጥበቃ
free, free of charge, without paying, gratis, cost nothing · ነጻ, በነጻ, ያለ ክፍያ · ፍሪ, ያለክፍያ, ይከፈልበታል, ክፍያ የለውም, ሳይከፈል, በነፃ መማር
dashboard, control panel, my page, overview · ዳሽቦርድ, የእኔ ገጽ · ዳሽ ቦርድ, ማጠቃለያ ገጽ, ሆም ፔጅ
progress, completion, how far, finished lessons · እድገት, ሂደት, ምን ያህል አጠናቀቅሁ · ፕሮግሬስ, የደረስኩበት, ያቆምኩበት, ያለቁ ትምህርቶች, የጨረስኳቸው, ያጠናቀቅኳቸው
finish, complete, end, done · መጨረስ, ማጠናቀቅ, ማብቃት · ጨረስኩ, ማለቅ, ጨርሻለሁ
certificate, diploma, credential · የምስክር ወረቀት, ሰርተፍኬት, ማስረጃ · ሰርተፊኬት, ሰርቲፊኬት, ምስክር ወረቀት, የብቃት ማረጋገጫ, ብቃት ማረጋገጫ, የሙያ ማረጋገጫ, ዲፕሎማ, የተሳትፎ ወረቀት
lesson, class, tutorial, chapter, unit · ትምህርት, ክፍል, ምዕራፍ · ሌሰን, ክላስ, ቱቶሪያል, የትምህርት ክፍል
course, training, programme, program, workshop · ኮርስ, ሥልጠና, ስልጠና · ትሬኒንግ, አጭር ኮርስ, ወርክሾፕ, ዎርክሾፕ, ክላስ መውሰድ
learn, study, education, teaching · መማር, ትምህርት, ጥናት · ማጥናት, መሰልጠን, ስተዲ, ለርን, ዕውቀት መቅሰም
teacher, instructor, mentor, coach, trainer · አስተማሪ, መምህር, አሠልጣኝ · ቲቸር, ሜንተር, መካሪ, አስጠኚ, ኢንስትራክተር
exercise, practice, drill, homework · ልምምድ, መልመጃ, መለማመድ · የቤት ሥራ, ፕራክቲስ, መልመድ, ልምድ ማካበት, ተግባራዊ ልምምድ
practise without money, demo, demo account, simulator, paper trading, virtual money · የወረቀት ግብይት, ዴሞ, ልምምድ · ዴሞ አካውንት, ዲሞ, ዲሞ አካውንት, ያለ ብር መለማመድ, ያለ ገንዘብ መለማመድ, የሙከራ ግብይት, የሙከራ አካውንት, የልምምድ አካውንት, ፔፐር ትሬዲንግ, ሲሙሌተር, ያለ ገንዘብ መሞከር, በሌለ ገንዘብ መነገድ, ገንዘብ ሳያወጡ መሞከር
quiz, exam, test · ፈተና, ጥያቄ · ኩዊዝ, ቴስት, ምዘና, ኤግዛም, ጥያቄና መልስ
contact, reach us, get in touch, write to us, contact us, message us, talk to somebody, customer service, customer care, customer support, support · መገናኘት, ያግኙን, አድራሻ · ለማናገር, ማናገር, መደወል, ስልክ ቁጥር, ኮንታክት, አግኙን, አድራሻችሁ, ኮንታክት አስ, እንዴት ላግኛችሁ, ላናግራችሁ, መልእክት መላክ, የደንበኞች አገልግሎት
question, questions, ask, faq, help, support, assistance · ጥያቄ, ጥያቄዎች, እገዛ, ድጋፍ, እርዳታ · ተደጋጋሚ ጥያቄዎች, የተለመዱ ጥያቄዎች, ሄልፕ, ረዱኝ, ዕርዳታ ማግኛ
about, about us, traders hub, who are you, who we are, about this site, who runs this site, who made this site, who is behind this site, whose site, owner of the site, who owns this site, our mission, your mission · ስለ እኛ, ስለ Traders Hub · ስለእኛ, ስለ እናንተ, ስለናንተ, እናንተ ማን ናችሁ, ማን ናችሁ, እነማን ናችሁ, ስለ ድረ ገጹ, ስለ ሳይቱ, ዌብሳይቱ የማን, ድረ ገጹ የማን, ሳይቱ የማን, የድረ ገጹ ባለቤት, ትሬደርስ ሀብ, አባውት አስ
terms of service, terms and conditions, terms of use, user agreement, rules of the site, conditions of use · የአገልግሎት ውሎች, የአጠቃቀም ደንቦች · የአገልግሎት ውል, የአጠቃቀም ሕግ, የአጠቃቀም ውል, ውልና ሁኔታዎች, ደንብና ሁኔታ, ተርምስ
disclaimer, risk warning, risk disclosure, legal notice · የኃላፊነት ማሳሰቢያ, የአደጋ ማሳሰቢያ · የአደጋ ማስጠንቀቂያ, የሪስክ ማስጠንቀቂያ, የኃላፊነት መግለጫ, ኃላፊነት አለመውሰድ, ዲስክሌይመር, ዲስክሌመር
advice, recommendation, tip, tips, suggestion, signals · ምክር, ጥቆማ, ሲግናል, ምክሮች · ማማከር, አማካሪ, ምክረ ሐሳብ, ሲግናሎች, ሲግናል ግሩፕ, ቪአይፒ ግሩፕ, ኮንሰልታንት
glossary, dictionary, vocabulary, terminology, definitions, word list, terms · መዝገበ ቃላት, የቃላት መፍቻ, ቃላት, ዲክሽነሪ · ፍቺ, ትርጓሜ, የቃላት ፍቺ, ቃላት ትርጉም, ዲክሽናሪ, ግሎሰሪ, የቃላት ዝርዝር
calendar, holidays, dates, public holidays · ቀን መቁጠሪያ, ካላንደር, የዘመን አቆጣጠር, በዓላት · ካሌንደር, ዘመን አቆጣጠር, የቀን አቆጣጠር, ቀን አቆጣጠር, የፈረንጅ አቆጣጠር, የፈረንጆች ቀን, የኢትዮጵያ አቆጣጠር, ጎርጎሮሳዊ, ግሪጎሪያን, የአውሮፓ አቆጣጠር, ቀን መቀየሪያ, የፈረንጅ ቀን, የሀበሻ ቀን
template, form, worksheet, spreadsheet, excel, sheet, google sheets, csv, table · ቅጽ, መሙያ ወረቀት, ስፕሬድሺት, ኤክሴል, ሠንጠረዥ · ፎርም, ፎርማት, ሺት, ጎግል ሺት, ኤክሴል ፋይል, መሙያ ቅጽ
checklist, list, to-do list · ዝርዝር, ማረጋገጫ ዝርዝር, ቼክሊስት · ቼክ ሊስት, መፈተሻ ዝርዝር, ማረጋገጫ ጥያቄዎች
file, document, pdf, paper, attachment · ፋይል, ሰነድ, ዶክመንት · ዶኩመንት, ፒዲኤፍ, አባሪ
example, sample, illustration, case · ምሳሌ, ናሙና · ኤግዛምፕል, አብነት
guide, manual, handbook, instructions, how-to · መመሪያ, ማንዋል · አጠቃቀም, የአጠቃቀም መመሪያ, ጋይድ, መምሪያ
news, announcement, update · ዜና, ማስታወቂያ · ኒውስ, ወቅታዊ መረጃ, ጋዜጣ, ወሬ ነጋሪ
week, weekly, every week · ሳምንት, ሳምንታዊ, በየሳምንቱ
month, monthly, every month · ወር, ወርሃዊ, በየወሩ
year, yearly, annual, every year · ዓመት, ዓመታዊ, በየዓመቱ
day, daily, every day · ቀን, ዕለታዊ, በየቀኑ, ዕለት
school fees, tuition, education costs · የትምህርት ቤት ክፍያ, የትምህርት ክፍያ · ትምህርት ቤት ክፍያ, የልጆች ትምህርት, ስኩል ፊ, ቱሽን
women, woman, female · ሴት, ሴቶች · ሴት ነጋዴ, እናቶች, የቤት እመቤት
young people, youth, student, students · ወጣት, ተማሪ, ወጣቶች · የዩኒቨርሲቲ ተማሪ, ኮሌጅ ተማሪ, ለተማሪ, ለወጣት
font size, text size, bigger letters, larger text, zoom · የፊደል መጠን, ፊደል መጠን, ትልቅ ፊደል, የጽሑፍ መጠን, ፎንት, ፎንት ሳይዝ · ፊደል ማሳደግ, ዙም, ፊደል ማጉላት, ፊደሉ ትንሽ
bookmark, save for later, saved pages, favourites, favorites · ያስቀመጥኳቸው, በኋላ ለማንበብ · ቡክማርክ, ፌቨሪት
notification, notifications, reminder, alert · ማስታወቂያዎች, ማሳሰቢያ, ማንቂያ · ኖቲፊኬሽን, አለርት, አላርም
browser, chrome, opera mini, firefox · ማሰሻ · ብራውዘር, ክሮም, ኦፔራ ሚኒ, ኦፔራ
`
