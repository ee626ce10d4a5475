/** One thing that is checked. `run` answers with what is wrong, one entry per problem; none means all is well. */
export type Step = {
  readonly name: string
  readonly run: () => Promise<readonly string[]> | readonly string[]
  /** Whether the content of a file can matter to the step; it is not asked again while none of these changed. */
  readonly reads?: (file: string) => boolean
}
export type StepResult = { readonly name: string; readonly problems: readonly string[]; readonly durationMs: number }

/** Runs every step, at most `limit` at once, and tells of each as it ends. Results keep the order of the steps. */
export async function runSteps(
  steps: readonly Step[],
  limit: number,
  onEnd: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  const queue = steps.entries()
  async function work(): Promise<void> {
    for (const [index, step] of queue) {
      const result = await runStep(step)
      results[index] = result
      onEnd(result)
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}

async function runStep({ name, run }: Step): Promise<StepResult> {
  const startedAtMs = performance.now()
  const problems = await attempt(run)
  return { name, problems, durationMs: performance.now() - startedAtMs }
}

/** Runs a step; an exception counts as a problem. */
async function attempt(run: Step['run']): Promise<readonly string[]> {
  try {
    return await run()
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}
