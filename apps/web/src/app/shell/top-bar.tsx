import { IconButton, Kbd, ProductMark, Skeleton } from '@vireo/ui'
import { Search } from 'lucide-react'
import { Suspense } from 'react'

import { MessagesButton } from '#notifications'
import { CreditsBadge } from '#usage'
import { fetchAtOnce } from '../../kit/later.tsx'
import { commandKeyName } from '../../kit/platform.ts'
import { AppLink, paths } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

fetchAtOnce(MessagesButton)

/** Shows the way to everything, what is new, and what is left to spend. */
export function TopBar({ onPalette }: { readonly onPalette: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex h-(--topbar-height) items-center gap-2 bg-canvas px-4 md:px-8 print:hidden">
      <AppLink to={paths.home} className="pressed rounded-md md:hidden">
        <ProductMark nameHidden />
      </AppLink>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-9 w-80 items-center gap-2 rounded-md bg-fill px-3 text-sm text-muted transition-colors hover:bg-fill-hover max-md:hidden"
      >
        <Search aria-hidden size={16} />
        <span className="flex-1 truncate text-left">{appWords.search}</span>
        <Kbd>{commandKeyName()} K</Kbd>
      </button>
      <div className="flex-1" />
      <IconButton label={appWords.searchShort} tooltipSide="bottom" className="md:hidden" onClick={onPalette}>
        <Search aria-hidden size={16} />
      </IconButton>
      <div className="max-sm:hidden">
        <CreditsBadge />
      </div>
      <Suspense fallback={<Skeleton className="size-10" />}>
        <MessagesButton />
      </Suspense>
    </header>
  )
}
