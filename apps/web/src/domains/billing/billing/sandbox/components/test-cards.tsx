import { Button } from '@vireo/ui'

import { sandboxWords } from '../words.ts'

const cards = [
  { number: '4242 4242 4242 4242', name: () => sandboxWords.cardPays },
  { number: '4000 0000 0000 0002', name: () => sandboxWords.cardDeclines },
  { number: '4000 0025 0000 3155', name: () => sandboxWords.cardAsks },
  { number: '4000 0000 0000 0069', name: () => sandboxWords.cardExpires },
]

/** The cards that this bank knows, ready to be filled in. */
export function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <section className="rounded-md border border-line p-4">
      <h2 className="text-sm font-semibold">{sandboxWords.testCards}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {cards.map(({ number, name }) => (
          <li key={number} className="flex justify-between gap-x-3 text-sm max-sm:flex-col sm:items-center">
            <code className="font-mono text-xs text-muted">{number}</code>
            <Button
              className="max-sm:-ml-3 max-sm:self-start"
              size="sm"
              variant="ghost"
              aria-label={sandboxWords.use(name())}
              onClick={() => onPick(number)}
            >
              {name()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
