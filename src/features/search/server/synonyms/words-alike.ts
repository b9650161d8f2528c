/** Words that mean the same in a saying, whatever they mean elsewhere; a line for each meaning. */
export const wordsAlike = `
money, cash, birr, funds, dosh, dough, santim, buck, capital, banknotes
company, firm, corporation, business, enterprise, outfit, plc, organisation, organization, corporate, companies
share, stock, stake, equity
expensive, dear, dearer, costly, pricey, costlier, pricier, dearest, overpriced
cheap, cheaper, cheapest, inexpensive
price, quote, quotation, pricing, prices
cost, costs, charge, fee
fall, fell, fallen, drop, decline, decrease, sink, sank, plunge, tumble, slide, slid, slump, dip, descend, lower, depreciate, falling, dropping, collapse, shrink, sinking
rise, rose, risen, climb, increase, grow, grew, grown, soar, surge, jump, leap, leapt, shoot, shot, higher, spike, appreciate, upward, grows, boom, mount, rocket
buy, bought, purchase, acquire, buyer, purchaser
sell, sold, seller, flog, offload, dump, vendor, dispose
trade, trader, deal, transaction, dealing
lose, lost, losing, loss, losses
win, won, gain, earn, profit, winning, winner
make, made, making
give, gave, given, hand, handed
get, got, gotten, receive, obtain
take, took, taken, taking, takes
keep, kept, hold, held
put, place
pay, paid, payment, repay
owe, owing, owed, indebted
debt, loan, borrowing
borrow, borrowed, lend, lent, lender
save, saving, savings
spend, spent, spending, expense, expenses, outgoings, expenditure, outlay
salary, wage, wages, paycheck
big, large, huge, massive, great, bigger, biggest, largest, enormous, giant
small, little, tiny, smallest, minimum, least, minimal, low, lowest
many, lots, plenty, several, loads
fast, quick, quickly, rapidly, soon, straight, immediately, instantly, swiftly, promptly
day, daily
month, monthly
year, yearly, annual, annually, annum
week, weekly
begin, began, start, beginner, starter, newcomer, novice, newbie, new, started, rookie, beginning, starting, first-timer, apprentice
tell, told, instruct, instruction
promise, promised, guarantee, guaranteed, swear, assure, vow
steal, stole, stolen, rob, robbed, nick, nicked
cheat, con, trick, swindle, dupe, deceive, scam, fraud, conned, scammed, hoodwink, fool, crook, fraudster, scammer, swindler, conman
fake, false, sham, bogus, phoney, phony, counterfeit
dodgy, shady, fishy, suspicious, suspect, crooked, dubious
genuine, legit, legitimate, real, trustworthy, honest, licensed, authorised, authorized, registered, legal
licence, license, permit
watch, supervise, control, police, oversee, monitor, regulate, regulator, supervisor, watchdog
government, state
tax, taxes, taxman, taxation, levy
bank, banks, banking
broker, middleman, agent, intermediary, brokerage, stockbroker
check, verify, confirm, vet
country, nation, national, nationwide
dollar, dollars, usd, greenback
change, swap, convert, exchange, switch
currency, currencies
abroad, overseas, foreign, oversea, europe, america, dubai
write, wrote, written, jot, record, note
phone, mobile, smartphone, telephone, cellphone
internet, network, connection, signal, wifi, data
slow, crawling, patchy, weak, poor
bad, terrible, awful
delete, erase, wipe, remove, scrub, cancel
account, profile, membership
sign, register, enrol, enroll, join
password, pin, passcode, secret
email, mail, message, text, sms, letter
friend, friends, people, others, person
afraid, scared, fear, frightened, worried, nervous, anxious
risk, danger, dangerous, hazard, risky, peril
safe, secure, safest, protected, safely
protect, shield, guard, insure, cushion, safeguard
rule, rules, principle
divide, split, spread, distribute
amount, quantity, size
average, mean
number, figure
graph, chart, picture, drawing, diagram
bar, stick, candle, candlestick
coffee, bean, beans, cherries, cherry
crop, harvest, grain, produce, crops, sesame, maize, teff
farmer, grower, peasant
warehouse, store, storage, stored, depot, silo
receipt, slip, invoice
proof, evidence, prove, proves
bond, bonds
bill, bills, tbill
owner, owners, shareholder, stockholder, investor, shareholders
own, owned, possess
invest, investing, investment, investments, invested
order, orders
limit, cap, maximum
ceiling, roof, top
floor, bottom
overnight, night
morning, dawn
close, closing, closed, shut, end, finish, finished
open, opening, opened
understand, understood, explain, sense
learn, study, taught, teach
see, look, find, view
ask, asked, asking, demand, demanded, want, wanted
wait, waiting, queue, queueing, queuing
stop, halt, quit, cease, stem, curb
exit, leave, escape, bail, bailing, withdraw
practise, practice, rehearse, train, rehearsal
pretend, virtual, demo, play, mock, simulated, imaginary, toy, make-believe
worth, value, valuable
weak, weaker, weakening, weakened
choose, pick, select, decide
food, groceries, grocery, bread
market, markets, marketplace, bazaar
identity, id, passport, fayda, kebele
group, channel, club
telegram, whatsapp, facebook, tiktok
total, whole, sum, altogether
plan, strategy, roadmap, blueprint
mistake, error, blunder, mistakes
calendar, date, dates
language, amharic, english, tongue
document, paper, booklet, papers, brochure
word, words, term, terms, jargon, vocabulary, lingo
family, relatives, cousin, brother, sister, relative
send, sent, wire, transfer, wiring
percent, percentage
addicted, compulsive, hooked, obsessed, addict
rumour, rumor, gossip, lie, lies, hearsay
fail, failure, fiasco
easy, easily
difficult, hard, tough, tricky
angry, anger, mad, furious, rage
emotion, feeling, feelings, emotions, mood
dirty, illegal, criminal, crime, illicit
clean, wash, launder, washing
help, assist
speak, talk, ring, contact
house
illness, ill, sick, hospital, disease
rich, wealthy, riches, wealth, millionaire
poor, broke, skint
website, site, page, platform
expert, professional, manager, specialist
together, jointly, joint, pool, common
ahead, beforehand, advance
whole, entire
`
