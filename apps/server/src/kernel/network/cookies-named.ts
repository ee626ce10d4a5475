import type { Context } from '../context.ts'

/** Lists what a browser sent under the name of a cookie: hostile text, and more than one where somebody set it for other paths. */
export function cookiesNamed({ client }: Pick<Context, 'client'>, name: string): readonly string[] {
  const pairs = (client.header('cookie') ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.flatMap(([key, value = '']) => (key === name ? [value] : []))
}
