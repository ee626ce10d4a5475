import type { Role } from '../survey/questions.ts'

/** What one can begin with: each is a sample in the tool that it is made with, and what it suits. */
export const templates = [
  { id: 'story', tool: 'speech', suits: ['stories'] },
  { id: 'advert', tool: 'speech', suits: ['videos'] },
  { id: 'scene', tool: 'dialogue', suits: ['characters'] },
  { id: 'assistant', tool: 'speech', suits: ['products'] },
  { id: 'article', tool: 'speech', suits: ['reading', 'other'] },
  { id: 'podcast', tool: 'dialogue', suits: ['stories'] },
  { id: 'lesson', tool: 'speech', suits: ['videos', 'reading'] },
  { id: 'announcement', tool: 'speech', suits: ['products'] },
] as const satisfies readonly { id: string; tool: 'speech' | 'dialogue'; suits: readonly Role[] }[]
export type Template = (typeof templates)[number]

/** Tells whether a template suits what somebody makes. */
export function isSuited({ suits }: Template, role: Role | undefined): boolean {
  return role !== undefined && (suits as readonly Role[]).includes(role)
}

/** Lists the templates for what somebody makes: what suits it first, everything else after that. */
export function templatesFor(role: Role | undefined): readonly Template[] {
  const suited = templates.filter((template) => isSuited(template, role))
  return [...suited, ...templates.filter((template) => !suited.includes(template))]
}
