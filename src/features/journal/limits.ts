/** Most trades of one member, and of those that are taken over or imported at once. */
export const mostTrades = 2000
export const mostAtOnce = 500
/** Most letters of what is written about a trade in one field, of a name, and of a tag. */
export const mostWords = 4000
export const mostName = 120
export const mostTag = 40
export const mostTags = 10
export const mostExits = 20
/** Most pictures of one trade, and of all trades of one member; letters of what is said of one. */
export const mostPicturesOfTrade = 4
export const mostPictures = 400
export const mostPictureWords = 300
/** Pictures that a member may send in an hour. */
export const picturesAnHour = 120
/** Most values of one trade that two devices left beside each other. */
export const mostAside = 60
/** Most letters of all of these together, as they are kept. */
export const mostAsideLetters = 30_000
/** Prices are whole millionths of a birr; money is whole santim. */
export const mostPrice = 9_000_000_000_000_000
export const mostUnits = 1_000_000_000
export const mostSantim = 100_000_000_000_000
/** Most letters of a file of trades. */
export const mostFile = 200_000
/** Files that a member may send in, to be looked at or imported, and runs that they may take over, in an hour. */
export const filesAnHour = 120
