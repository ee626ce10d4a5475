import { generatePath } from 'react-router'

import { paths } from '#kit/routing/index.ts'

/** Answers the address of a work. */
export function workAddress(workId: string): string {
  return generatePath(paths.publishedWork, { workId })
}
