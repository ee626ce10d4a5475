import { generatePath, Navigate, useLocation, useParams } from 'react-router'

/** Leads from an old or short address to the real one; parameters of the path, query and hash come along. */
export function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation()
  const parameters = useParams()
  return <Navigate to={`${generatePath(to, parameters)}${search}${hash}`} replace />
}
