import { invariant } from './errors.ts'

/**
 * A question a lower slice asks inside its own work and a higher slice answers in its manifest. The lower slice
 * declares it with `defineHook`; `ctx.hooks.ask` asks, in the caller's transaction.
 */
export type Hook<Args extends readonly unknown[], Answer> = {
  readonly name: string
  /** Carries the types; never present at run time. */
  readonly signature?: (...args: Args) => Promise<Answer>
}

/** The same, answered by however many slices have something to say: none is an answer too. */
export type GatheringHook<Args extends readonly unknown[], Answer> = Hook<Args, Answer> & { readonly gathers: true }

/** Declares a question that a lower slice asks and at most one higher slice answers. `name` is for messages. */
export function defineHook<Args extends readonly unknown[], Answer>(name: string): Hook<Args, Answer> {
  return { name }
}

/** Declares a question that any number of higher slices answer; whoever asks gets all their answers. */
export function defineGatheringHook<Args extends readonly unknown[], Answer>(
  name: string,
): GatheringHook<Args, Answer> {
  return { name, gathers: true }
}

/** That a slice answers a hook of a lower one. */
export type HookAnswer = { readonly hook: Hook<never, unknown>; readonly work: (...args: never) => Promise<unknown> }

/** States in a slice's manifest which function answers a hook. */
export function answer<Args extends readonly unknown[], Answer>(
  hook: Hook<Args, Answer> | GatheringHook<Args, Answer>,
  work: (...args: Args) => Promise<Answer>,
): HookAnswer {
  return { hook: hook as Hook<never, unknown>, work }
}

export type Hooks = {
  /** Asks the one slice that answers. */
  ask<Args extends readonly unknown[], Answer>(hook: Hook<Args, Answer>, ...args: Args): Promise<Answer>
  /** Asks every slice that answers, one after the other in the order of the map. */
  gather<Args extends readonly unknown[], Answer>(
    hook: GatheringHook<Args, Answer>,
    ...args: Args
  ): Promise<readonly Answer[]>
}

/** Brings the answers of all slices together. A hook that does not gather has at most one. */
export function createHooks(answers: readonly HookAnswer[] = []): Hooks {
  const byName = new Map<string, HookAnswer[]>()
  for (const one of answers) {
    const { name } = one.hook
    const given = byName.get(name) ?? []
    invariant('gathers' in one.hook || given.length === 0, `the hook ${name} is answered twice`)
    byName.set(name, [...given, one])
  }
  return {
    ask(hook, ...args) {
      const [given] = byName.get(hook.name) ?? []
      invariant(given, `nobody answers the hook ${hook.name}`)
      return give(hook, given, args)
    },
    async gather(hook, ...args) {
      const gathered = []
      for (const given of byName.get(hook.name) ?? []) gathered.push(await give(hook, given, args))
      return gathered
    },
  }
}

/** Calls what answers a hook, as `answer` paired them: the function has the types of its hook. */
function give<Args extends readonly unknown[], Answer>(
  _hook: Hook<Args, Answer>,
  given: HookAnswer,
  args: Args,
): Promise<Answer> {
  const work = given.work as (...args: Args) => Promise<Answer>
  return work(...args)
}
