/** Somebody who speaks in a model. */
export type ModelSpeaker = {
  /** The number by which the library knows them. */
  readonly sid: number
  readonly name: string
  /** BCP 47, as narrow as it is known: `en-GB`. */
  readonly locale: string
  readonly gender: 'female' | 'male' | undefined
  readonly accent: string | undefined
  /** What the library's phonemiser calls the language, where the model has to be told. */
  readonly reads: string | undefined
}

/** Reads the speakers of a model's card. One that names none has a single one, without a name of its own. */
export function readSpeakers(said: unknown, languages: readonly string[]): readonly ModelSpeaker[] {
  const [language = 'en'] = languages
  const nobody = { sid: 0, name: '', locale: language, gender: undefined, accent: undefined, reads: undefined }
  if (!Array.isArray(said)) return [nobody]
  return said.flatMap((one: unknown): ModelSpeaker[] => {
    const told = (key: string): unknown => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined)
    const text = (key: string) => (typeof told(key) === 'string' ? String(told(key)) : undefined)
    const [sid, name, gender] = [told('sid'), text('name'), text('gender')]
    if (typeof sid !== 'number' || !Number.isInteger(sid) || sid < 0 || name === undefined) return []
    return [
      {
        sid,
        name,
        locale: text('locale') ?? language,
        gender: gender === 'female' || gender === 'male' ? gender : undefined,
        accent: text('accent'),
        reads: text('reads'),
      },
    ]
  })
}

/** Names a speaker of a model as recipes do. */
export function baseOf(model: string, sid: number): string {
  return `${model}:${sid}`
}

/** Splits the base of a recipe into a model and a speaker's number; the first speaker where none is named. */
export function readBase(base: string): { readonly model: string; readonly sid: number } {
  const [, model = base, sid = '0'] = /^(.*?)(?::(\d+))?$/.exec(base) ?? []
  return { model, sid: Number(sid) }
}
