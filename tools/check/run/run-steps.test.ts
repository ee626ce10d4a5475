import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

describe('running the steps of a check', () => {
  test('never runs more at once than the limit, and reports in the order of the steps', async () => {
    let running = 0
    let runningMax = 0
    const steps: Step[] = [30, 5, 20, 1, 10].map((delayMs, index) => ({
      name: `step ${index}`,
      run: async () => {
        runningMax = Math.max(runningMax, ++running)
        await wait(delayMs)
        running -= 1
        return []
      },
    }))
    const ended: string[] = []
    const results = await runSteps(steps, 2, ({ name }) => ended.push(name))
    expect(runningMax).toBe(2)
    expect(results.map(({ name }) => name)).toEqual(steps.map(({ name }) => name))
    expect(ended.toSorted()).toEqual(steps.map(({ name }) => name))
  })

  test('counts a step that throws as failed and still runs the others', async () => {
    const steps: Step[] = [
      {
        name: 'broken',
        run: () => {
          throw new Error('the tool is missing')
        },
      },
      { name: 'fine', run: () => [] },
    ]
    const [broken, fine] = await runSteps(steps, 1, () => undefined)
    expect(broken?.problems.join()).toContain('the tool is missing')
    expect(fine?.problems).toEqual([])
  })
})
