import { redirectTarget } from '@vireo/contracts/actions'
import { generatePath, Navigate, useLocation, useParams, useSearchParams } from 'react-router'

import { paths } from '../../kit/routing/index.ts'

/** Leads from an old or short address to the real one; parameters of the path, query and hash come along. */
export function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation()
  const parameters = useParams()
  return <Navigate to={`${generatePath(to, parameters)}${search}${hash}`} replace />
}

/** Leads where the query asks to, as far as a redirect may lead; otherwise home. */
export function RedirectAsked() {
  const [query] = useSearchParams()
  const asked = query.get('url') ?? query.get('redirect')
  return <Navigate to={redirectTarget(asked, location.origin) ?? paths.home} replace />
}
