/** Code points. */
export const mostAnnouncementLength = 280
export const mostHeroTitleLength = 120
export const mostHeroTextLength = 400
export const mostLinkLabelLength = 40
