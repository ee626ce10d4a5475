import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { AddFactorDialog } from '#identity'
import { Waiting } from '../waiting.tsx'

/** Stands around every page of the settings: a link may ask for a second factor on any of them. */
export function SettingsFrame() {
  const asksForFactor = new URLSearchParams(useLocation().search).get('dialog') === 'add-2fa'
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
      {asksForFactor ? (
        <Suspense>
          <AddFactorDialog />
        </Suspense>
      ) : null}
    </>
  )
}
