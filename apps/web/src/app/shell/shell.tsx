import { Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'

import { RequiredFactorPage } from '#identity'
import { useStoredUser } from '#users'
import { InviteNotice, WorkspaceSwitcher } from '#workspaces'
import { paths } from '../../kit/routing/index.ts'
import { useSession } from '../../kit/session/index.ts'
import { SharePlace } from '#sharing'
import { PlayerBar } from '../player/player-bar.tsx'
import { useAccountLanguage } from '../language/use-account-language.ts'
import { Waiting } from '../waiting.tsx'
import { appWords } from '../words.ts'
import { BottomBar } from './bottom-bar.tsx'
import { useArrival } from './arrival/use-arrival.ts'
import { useWaitingCoupon } from './arrival/use-waiting-coupon.ts'
import { Overlays, type Overlay } from './overlays.tsx'
import { ScreenSpace } from './screen-space.tsx'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts'

/** Frames every screen of the app, for people who are signed in. */
export function Shell() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'unknown') return <ShellSkeleton />
  if (session.status === 'signed-out') {
    const wanted = encodeURIComponent(pathname + search + hash)
    return <Navigate to={`${paths.signIn}?redirect=${wanted}`} replace />
  }
  if (session.mustSetUpSecondFactor) {
    return (
      <Suspense fallback={<Waiting fillsPage />}>
        <RequiredFactorPage elsewhere={<WorkspaceSwitcher />} />
      </Suspense>
    )
  }
  return <SignedInShell />
}

function SignedInShell() {
  const [collapsed, setCollapsed] = useSidebarCollapsed()
  const [overlay, setOverlay] = useState<Overlay>()
  useArrival()
  useWaitingCoupon()
  useAccountLanguage()
  useStoredUser()
  useShortcuts({ onPalette: () => setOverlay('palette'), onHelp: () => setOverlay('shortcuts') })
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appWords.skipToContent}
      </a>
      <Sidebar
        collapsed={collapsed}
        onToggle={() => setCollapsed(!collapsed)}
        onShortcuts={() => setOverlay('shortcuts')}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onPalette={() => setOverlay('palette')} />
        <div className="contents print:hidden">
          <InviteNotice />
          <UnconfirmedAddress />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="flex flex-1 flex-col pb-[calc(var(--player-height)+var(--bottom-bar-height))] outline-none"
        >
          <ScreenSpace />
        </main>
      </div>
      <BottomBar onMenu={() => setOverlay('menu')} />
      <PlayerBar inShell />
      <SharePlace />
      <Overlays shown={overlay} onShow={setOverlay} />
    </div>
  )
}
