import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ModelError } from '../model-error.ts'

const Card = z.looseObject({
  engine: z.literal('sherpa').default('sherpa'),
  family: z.string(),
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/)).min(1),
  /** Where each file lies in the model's folder: never outside of it. */
  files: z.record(z.string(), z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/)),
})

/** What an engine has to know of a model that an operator brings. */
export type ModelCard = z.output<typeof Card>

/** Reads the card that an operator wrote. Throws ModelError. */
export async function readCard(file: string): Promise<ModelCard> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new ModelError(`There is no card at ${file}.`)
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch (error) {
    throw new ModelError(`The card at ${file} is no JSON.`, { cause: error })
  }
  const card = Card.safeParse(said)
  if (card.success) return card.data
  const [issue] = card.error.issues
  throw new ModelError(
    `The card at ${file} is not complete: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  )
}
