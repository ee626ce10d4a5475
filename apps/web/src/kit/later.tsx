import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import { fetchCode, isOutdated } from './fetch-code.ts'
import { wordsArrived } from './language/index.ts'
import { logQuietly } from './log.ts'
import { kitWords } from './words.ts'

const Again = createContext<() => void>(() => undefined)

/**
 * Answers a part of a screen whose code and words are fetched when it is first shown, as `lazy` does it. Code that does not arrive is asked
 * for again; if it is lost, a notice stands in place of this part alone.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const attempt = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const part = await fetchCode(load)
        await wordsArrived()
        return part
      } catch (error) {
        logQuietly('Code of this page is lost.', error)
        return { default: LostPart }
      }
    })
  let Part = attempt()
  return function Later(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    const again = () => {
      Part = attempt()
      draw()
    }
    return (
      <Again value={again}>
        <Part {...props} />
      </Again>
    )
  }
}

/** Shows what did not arrive, and the ways on. Plain on purpose: nothing more has to be fetched for it. */
function LostPart() {
  const again = useContext(Again)
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    let isShown = true
    void isOutdated().then((is) => {
      if (isShown) setOutdated(is)
    })
    return () => {
      isShown = false
    }
  }, [])
  const button = 'min-h-10 rounded-md px-4 font-medium'
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-6 text-center text-sm">
      <p className="font-semibold">{outdated ? kitWords.newerVersion : kitWords.codeLost}</p>
      <p className="max-w-md text-muted">{outdated ? kitWords.newerVersionAdvice : kitWords.codeLostAdvice}</p>
      <p className="flex flex-wrap justify-center gap-2">
        {outdated ? null : (
          <button type="button" className={`${button} border border-control hover:bg-hover`} onClick={again}>
            {kitWords.tryAgain}
          </button>
        )}
        <button
          type="button"
          className={`${button} bg-accent text-on-accent hover:bg-accent-hover`}
          onClick={() => location.reload()}
        >
          {kitWords.reload}
        </button>
      </p>
    </div>
  )
}
