/** Stands in every sample where the reader's key belongs. */
export const keyPlaceholder = 'YOUR_API_KEY'
