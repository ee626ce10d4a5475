/** The type of a transcript among all things that people share. */
export const transcriptType = 'transcription_tasks'
