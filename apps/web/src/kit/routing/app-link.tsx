import { Link, type LinkProps } from 'react-router'

import { preloadPath } from './known-routes.ts'

/** Shows a link inside the product; its screen is fetched as soon as somebody looks like following it. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) {
  const preload = () => preloadPath(to.split(/[?#]/u)[0] ?? to)
  return <Link {...rest} to={to} onPointerEnter={preload} onFocus={preload} />
}
