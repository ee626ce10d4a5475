/** Makes the pattern of what a contract's path matches: `/v1/voices/:voice_id`, with or without a slash at the end. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[a-z_]+/gi, '[^/]+')}/?$`)
}
