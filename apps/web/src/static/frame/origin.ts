/** Stands in every written page where the server writes its own address. */
export const originPlaceholder = 'https://origin.invalid'
