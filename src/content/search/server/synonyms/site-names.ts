/** The site itself, accounts, devices and learning. */
export const siteNames = `
signed out, logged out, kicked out, session expired, log in again, logout, sign out · ከገጹ ወጣሁ, ወጡ, ሎግ አውት, መውጣት
sign in, log in, login, logon, log on, signing in · መግባት, ይግቡ, ሎጊን, መግቢያ
sign up, register, create an account, open an account, join, registration, signup, make an account, new account · መመዝገብ, መለያ መክፈት, አካውንት መክፈት, አካውንት መፍጠር, ምዝገባ, መለያ መፍጠር
account, profile, user, my account · መለያ, አካውንት, ፕሮፋይል
password, passcode, pin, passphrase, secret code · የይለፍ ቃል, ፓስወርድ, የምስጢር ቁጥር, ፒን
forgot password, reset password, lost password · የይለፍ ቃል ረሳሁ, የይለፍ ቃል መቀየር
e-mail, email, mail address · ኢሜይል, ኢሜል
settings, preferences, options, configuration · ቅንብር, ማስተካከያ, ምርጫዎች
language, translation, amharic, english version · ቋንቋ, ትርጉም, አማርኛ
change, switch, alter, modify, convert · መቀየር, መለወጥ, ማስተካከል
slow connection, slow internet, mobile data, data usage, internet, bandwidth, network, megabytes, data bundle, mobile data usage, weak signal · ኢንተርኔት, ግንኙነት, ኔትወርክ, ዳታ, የኢንተርኔት ፍጥነት, ደካማ ግንኙነት
offline, without internet, no connection, no internet · ያለ ኢንተርኔት, ኦፍላይን, ያለኢንተርኔት, ኢንተርኔት
phone, mobile, handset, smartphone, cell phone, telephone · ስልክ, ሞባይል, የእጅ ስልክ
computer, laptop, pc · ኮምፒውተር, ላፕቶፕ
app, application, software · መተግበሪያ, አፕ, አፕሊኬሽን
website, site, web page, portal, platform · ድረ ገጽ, ዌብሳይት, ጣቢያ
link, url, address · ሊንክ, አገናኝ
telegram, whatsapp, social media, facebook, tiktok · ቴሌግራም, ማኅበራዊ ሚዲያ, ፌስቡክ
delete, remove, erase, delete my account, remove my profile, close my account · ማጥፋት, መሰረዝ, መዝጋት
download, export, save a copy, get my data · ማውረድ, ዳውንሎድ
upload, send a file · መጫን, መላክ
privacy, personal data, my data, data protection · ግላዊነት, የግል መረጃ, መረጃዬ
free, free of charge, without paying, gratis, cost nothing · ነጻ, በነጻ, ያለ ክፍያ
dashboard, control panel, my page, overview · ዳሽቦርድ, የእኔ ገጽ
progress, completion, how far, finished lessons · እድገት, ሂደት, ምን ያህል አጠናቀቅሁ
finish, complete, end, done · መጨረስ, ማጠናቀቅ, ማብቃት
certificate, diploma, credential · የምስክር ወረቀት, ሰርተፍኬት, ማስረጃ
lesson, class, tutorial, chapter, unit · ትምህርት, ክፍል, ምዕራፍ
course, training, programme, program, workshop · ኮርስ, ሥልጠና, ስልጠና
learn, study, education, teaching · መማር, ትምህርት, ጥናት
teacher, instructor, mentor, coach, trainer · አስተማሪ, መምህር, አሠልጣኝ
exercise, practice, drill, homework · ልምምድ, መልመጃ, መለማመድ
practise without money, demo, demo account, simulator, paper trading, virtual money · የወረቀት ግብይት, ዴሞ, ልምምድ
quiz, exam, test · ፈተና, ጥያቄ
question, questions, ask, faq, help, support, assistance · ጥያቄ, ጥያቄዎች, እገዛ, ድጋፍ, እርዳታ
contact, reach us, get in touch, write to us · መገናኘት, ያግኙን, አድራሻ
advice, recommendation, tip, tips, suggestion, signals · ምክር, ጥቆማ, ሲግናል, ምክሮች
glossary, dictionary, vocabulary, terminology, definitions, word list, terms · መዝገበ ቃላት, የቃላት መፍቻ, ቃላት, ዲክሽነሪ
calendar, holidays, dates, public holidays · ቀን መቁጠሪያ, ካላንደር, የዘመን አቆጣጠር, በዓላት
template, form, worksheet, spreadsheet, excel, sheet, google sheets, csv, table · ቅጽ, መሙያ ወረቀት, ስፕሬድሺት, ኤክሴል, ሠንጠረዥ
checklist, list, to-do list · ዝርዝር, ማረጋገጫ ዝርዝር, ቼክሊስት
file, document, pdf, paper, attachment · ፋይል, ሰነድ, ዶክመንት
example, sample, illustration, case · ምሳሌ, ናሙና
guide, manual, handbook, instructions, how-to · መመሪያ, ማንዋል
news, announcement, update · ዜና, ማስታወቂያ
week, weekly, every week · ሳምንት, ሳምንታዊ, በየሳምንቱ
month, monthly, every month · ወር, ወርሃዊ, በየወሩ
year, yearly, annual, every year · ዓመት, ዓመታዊ, በየዓመቱ
day, daily, every day · ቀን, ዕለታዊ, በየቀኑ, ዕለት
school fees, tuition, education costs · የትምህርት ቤት ክፍያ, የትምህርት ክፍያ
women, woman, female · ሴት, ሴቶች
young people, youth, student, students · ወጣት, ተማሪ, ወጣቶች
`
