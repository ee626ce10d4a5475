/** Stands in every written page where the server writes its own address. */
export const originPlaceholder = 'https://origin.invalid'

/** Stands at the foot of every public page where the server writes what else this instance has to say. */
export const linksPlaceholder = '{{links}}'
