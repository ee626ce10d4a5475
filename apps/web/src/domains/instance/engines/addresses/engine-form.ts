import { addressBounds, type AddressCapability, type AddressEngine, AddressEngineInput } from '@vireo/contracts/engines'
import { z } from 'zod'

const { shape } = AddressEngineInput
const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }, factor = 1) =>
  z
    .string()
    .trim()
    .transform(Number)
    .pipe(
      z
        .int()
        .min(min / factor)
        .max(max / factor),
    )

/** What people fill in of an engine by address; lists and numbers are texts while they are typed. */
export const EngineForm = z.object({
  name: shape.name,
  address: shape.address,
  api_key: z.string().trim().max(400),
  model: shape.model,
  voices: z.string().transform(readList).pipe(shape.voices.unwrap()),
  languages: z.string().transform(readList).pipe(shape.languages.unwrap()),
  seconds: wholeNumber(addressBounds.timeoutMs, 1000),
  concurrency: wholeNumber(addressBounds.concurrency),
})

export type EngineFormValues = Record<keyof z.infer<typeof EngineForm>, string>

/** What is chosen beside what is typed. */
export type EngineChoices = { readonly capabilities: readonly AddressCapability[]; readonly nextId: string }

/** Reads a list with commas or line breaks between its things. */
export function readList(text: string): string[] {
  const things = text.split(/[,\n]/).map((thing) => thing.trim())
  return [...new Set(things.filter((thing) => thing !== ''))]
}

/** Fills the form of a new engine, or of one that is there; its key stays where it is. */
export function formOf(engine: AddressEngine | undefined): EngineFormValues {
  return {
    name: engine?.name ?? '',
    address: engine?.address ?? '',
    api_key: '',
    model: engine?.model ?? '',
    voices: engine?.voices.join(', ') ?? '',
    languages: engine?.languages.join(', ') ?? 'en',
    seconds: String((engine?.timeout_ms ?? addressBounds.timeoutMs.usual) / 1000),
    concurrency: String(engine?.concurrency ?? addressBounds.concurrency.usual),
  }
}

/** Makes what a filled form asks the server to add or to change; an empty key leaves the one that is there. */
export function inputOf(values: EngineFormValues, { capabilities, nextId }: EngineChoices): AddressEngineInput {
  const { api_key: key, seconds, ...said } = EngineForm.parse(values)
  return {
    ...said,
    capabilities: [...capabilities],
    timeout_ms: 1000 * seconds,
    next_engine_id: nextId === '' ? null : nextId,
    ...(key !== '' && { api_key: key }),
  }
}

/** Reads the host of an address as far as it is one. */
export function hostIn(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host || undefined : undefined
}
