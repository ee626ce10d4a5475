/**
 * Whose work all speech for people without an account is: together they have the turns of one, and wait behind each
 * other before anybody with an account waits for them.
 */
export const newcomersShare = 'newcomers'
