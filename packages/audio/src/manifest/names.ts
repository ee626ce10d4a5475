/** What the text is called where texts have names. */
export const manifestName = 'SOUND_MANIFEST'
/** The chunk of a WAV file. */
export const riffName = 'SMNF'
