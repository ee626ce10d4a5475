/** What the first workspace of a person is called, until they call it otherwise. */
export const placeWords = {
  own: 'My Workspace',
  ownOf: (firstName: string): string => `${firstName}'s Workspace`,
}
