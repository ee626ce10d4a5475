/** What whoever comes without an idea hears first: one of each kind, by their English names. */
export const featuredSounds: ReadonlySet<string> = new Set([
  'heavy rain on a tin roof',
  'slow ocean waves',
  'a crackling campfire',
  'a forest in spring',
  'slow footsteps on gravel',
  'a space station',
  'a bright magic spell',
  'a huge explosion',
  'an eerie dungeon',
  'a riser',
  'a galloping horse',
  'a violent thunderstorm',
])
