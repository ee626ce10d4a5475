import { joinClasses, Skeleton, Tooltip } from '@vireo/ui'
import { Coins } from 'lucide-react'

import { useSubscription } from '#users'
import { creditsOf, quotaText } from '../credits.ts'
import { usageWords } from '../words.ts'

/** On a wide screen enough for what any plan gives, told exactly, so that nothing beside it moves when the count arrives. */
const width = 'w-40 lg:w-52'

/** Shows in the top bar what is left, and the exact figures on hover and focus. */
export function CreditsBadge() {
  const { data, isPending } = useSubscription()
  if (isPending) {
    return (
      <span className={`flex h-8 items-center ${width}`}>
        <Skeleton className="h-5 w-full" />
      </span>
    )
  }
  if (!data) return null
  const credits = creditsOf(data)
  const isUnlimited = credits.remaining === 'unlimited'
  const text = isUnlimited ? usageWords.unlimited : usageWords.left(credits.remaining)
  const exact = isUnlimited
    ? quotaText(credits, 'used')
    : `${quotaText(credits, 'remaining')}${
        credits.resetsAtUnix === null ? '' : ` · ${usageWords.resets(credits.resetsAtUnix)}`
      }`
  return (
    <Tooltip content={exact} side="bottom">
      <button
        type="button"
        aria-label={`${text}. ${exact}`}
        className={`flex h-8 min-w-fit ${width} cursor-default justify-end items-center gap-2 rounded-md px-2 text-sm whitespace-nowrap text-muted tabular-nums`}
      >
        <Coins aria-hidden size={16} className={joinClasses('shrink-0', credits.usedShare > 0.9 && 'text-warning')} />
        {text}
      </button>
    </Tooltip>
  )
}
