/** Places of the profile page that mails and other pages lead to. */
export const sessionsAnchor = 'sessions'
export const secondFactorAnchor = 'second-factor'
