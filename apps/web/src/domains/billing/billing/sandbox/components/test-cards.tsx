import { Button } from '@vireo/ui'

import { sandboxWords } from '../words.ts'

const cards = [
  { number: '4242 4242 4242 4242', name: () => sandboxWords.cardPays },
  { number: '4000 0000 0000 0002', name: () => sandboxWords.cardDeclines },
  { number: '4000 0025 0000 3155', name: () => sandboxWords.cardAsks },
  { number: '4000 0000 0000 0069', name: () => sandboxWords.cardExpires },
]

/** Offers the cards that this bank knows, ready to be filled in. */
export function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <section>
      <h2 className="text-xs text-muted">{sandboxWords.testCards}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {cards.map(({ number, name }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
            <span>
              <span className="block">{name()}</span>
              <span className="block text-xs text-muted tabular-nums">{number}</span>
            </span>
            <Button size="sm" aria-label={sandboxWords.use(name())} onClick={() => onPick(number)}>
              {sandboxWords.fillIn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
