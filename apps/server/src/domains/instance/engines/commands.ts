import { AddressCapability, addressCapabilities, AddressEngineInput } from '@vireo/contracts/engines'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine, Worked } from '#cli/command-line.ts'
import type { Output } from '#cli/output.ts'
import { readSecret } from '#cli/read-secret.ts'
import { hostOf } from '#ports/address-engines.ts'
import { addEngine } from './addresses/add-engine.ts'
import { listEnginesOf } from './addresses/address-engine-store.ts'
import { removeEngine } from './addresses/remove-engine.ts'
import { toEngine } from './addresses/to-engine.ts'
import { tryEngine } from './addresses/try-engine.ts'

type AddOptions = {
  readonly name: string
  readonly address: string
  readonly model: string
  readonly capability: readonly string[]
  readonly voice?: readonly string[]
  readonly language?: readonly string[]
  readonly keyStdin?: boolean
  readonly timeout?: string
  readonly concurrency?: string
  readonly next?: string
}

/** Adds the `engines` commands, which look after engines by address that the whole instance uses. */
export function enginesCommands({ group, run }: CommandLine): void {
  const engines = group('engines', 'engines by address: servers that this instance asks')
  engines
    .command('list', { isDefault: true })
    .description('every engine by address, and whether it answers')
    .action(() => run(listEngines))
  engines
    .command('add')
    .description('add an engine by address; its voices are default voices at once')
    .requiredOption('--name <name>', 'what people call it')
    .requiredOption('--address <address>', 'ahead of /audio/speech: https://tts.example.com/v1')
    .requiredOption('--model <model>', 'as its server calls it')
    .requiredOption('--capability <capability...>', `what it does: ${addressCapabilities.join(', ')}`)
    .option('--voice <voice...>', 'as its server calls them')
    .option('--language <language...>', 'BCP 47, the main one first')
    .option('--key-stdin', 'read its key from the first line of standard input')
    .option('--timeout <seconds>', 'how long a request may take')
    .option('--concurrency <requests>', 'how many requests at a time')
    .option('--next <id>', 'the engine that is asked where this one fails')
    .action((options: AddOptions) => run((instance, output) => add(instance, output, options)))
  engines
    .command('test')
    .description('have an engine do once what it is there for, and measure it')
    .argument('<id>')
    .action((id: string) => run((instance, output) => test(instance, output, id)))
  engines
    .command('remove')
    .description('remove an engine by address; its voices fall silent')
    .argument('<id>')
    .action((id: string) =>
      run(async ({ systemContext }, output) => {
        await removeEngine(systemContext(), null, id)
        output.facts({ removed: id })
      }),
    )
}

async function listEngines({ systemContext }: Worked, output: Output): Promise<void> {
  const ctx = systemContext()
  const { ports } = ctx
  const rows = await listEnginesOf(ctx, null)
  const engines = await Promise.all(
    rows.map(async (row) => {
      const { state, problem, latencyMs } = await ports.addressEngines.check(toEngine(row, ports.vault))
      const { id, name, address, capabilities, model, voices, key_last4: keyEnds, next_engine_id: next } = row
      const health = { state, problem: problem ?? null, latency_ms: latencyMs ?? null }
      return { id, name, address, capabilities, model, voices, key_ends: keyEnds, next, health }
    }),
  )
  const lines = engines.map(
    ({ id, name, address, capabilities, model, health }) =>
      `${id}  ${name}, ${health.state}${health.latency_ms === null ? '' : ` (${health.latency_ms} ms)`}\n  ${address}, ${model}: ${capabilities.join(', ')}${health.problem === null ? '' : `\n  ${health.problem}`}`,
  )
  output.answer({ engines }, lines.length > 0 ? lines.join('\n') : 'There are no engines by address.')
}

async function add({ systemContext }: Worked, output: Output, options: AddOptions): Promise<void> {
  const key = options.keyStdin ? await readSecret(process.stdin) : null
  const input = AddressEngineInput.safeParse({
    name: options.name,
    address: options.address,
    model: options.model,
    capabilities: options.capability,
    api_key: key,
    next_engine_id: options.next ?? null,
    ...(options.voice && { voices: options.voice }),
    ...(options.language && { languages: options.language }),
    ...(options.timeout !== undefined && { timeout_ms: 1000 * Number(options.timeout) }),
    ...(options.concurrency !== undefined && { concurrency: Number(options.concurrency) }),
  })
  if (!input.success) {
    const [issue] = input.error.issues
    throw new CommandError(`${issue?.path.join('.') ?? 'The engine'}: ${issue?.message ?? 'is not valid'}.`)
  }
  const row = await addEngine(systemContext(), null, input.data)
  const leaves = `What it is asked is sent to ${hostOf(row)}.`
  output.facts({ id: row.id, name: row.name, host: hostOf(row), note: leaves })
}

async function test({ systemContext }: Worked, output: Output, id: string): Promise<void> {
  const ctx = systemContext()
  const row = (await listEnginesOf(ctx, null)).find((each) => each.id === id)
  if (!row) throw new CommandError(`There is no engine ${id}. See: npm run vireo -- engines list`)
  const input = AddressEngineInput.parse({
    name: row.name,
    address: row.address,
    model: row.model,
    capabilities: row.capabilities,
    voices: row.voices,
    languages: row.languages,
    timeout_ms: row.timeout_ms,
    concurrency: row.concurrency,
  })
  const trials = []
  for (const capability of row.capabilities.map((each) => AddressCapability.parse(each))) {
    const { trial } = await tryEngine(ctx, null, { ...input, engine_id: id, capability })
    trials.push({ capability, latency_ms: trial.latencyMs, text: trial.text, wav_bytes: trial.wav?.length ?? null })
  }
  const lines = trials.map(({ capability, latency_ms: ms, text }) => `${capability}: ${ms} ms, ${text}`)
  output.answer({ id, trials }, lines.join('\n'))
}
