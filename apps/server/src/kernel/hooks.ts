import { invariant } from './errors.ts'

/**
 * A question a lower slice asks inside its own work and a higher slice answers. The lower slice declares
 * it with `defineHook`; `compose.ts` fills it; `ctx.hooks.ask` asks, in the caller's transaction.
 */
export type Hook<Args extends readonly unknown[], Answer> = {
  readonly name: string
  /** Carries the types; never present at run time. */
  readonly signature?: (...args: Args) => Promise<Answer>
}

export function defineHook<Args extends readonly unknown[], Answer>(name: string): Hook<Args, Answer> {
  return { name }
}

export type Hooks = {
  fill<Args extends readonly unknown[], Answer>(
    hook: Hook<Args, Answer>,
    answer: (...args: Args) => Promise<Answer>,
  ): void
  ask<Args extends readonly unknown[], Answer>(hook: Hook<Args, Answer>, ...args: Args): Promise<Answer>
}

/** A registry in which every hook is filled exactly once. */
export function createHooks(): Hooks {
  const answers = new Map<string, unknown>()
  return {
    fill(hook, answer) {
      invariant(!answers.has(hook.name), `the hook ${hook.name} is filled twice`)
      answers.set(hook.name, answer)
    },
    ask<Args extends readonly unknown[], Answer>(hook: Hook<Args, Answer>, ...args: Args) {
      const answer = answers.get(hook.name) as ((...args: Args) => Promise<Answer>) | undefined
      invariant(answer, `nobody fills the hook ${hook.name}`)
      return answer(...args)
    },
  }
}
