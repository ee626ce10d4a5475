import { inDatabase } from '../operator.ts'

/** Makes a price for each kind of work. The list is the instance's, and saved as a whole: journeys at the same time all want this one. */
export function givenPrices(): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `insert into production_prices select service, '*', '*', 'normal', 200, 120
       from unnest('{transcription,subtitles,translation,dubbing_review,audiobook_check}'::text[]) as service
       on conflict do nothing`,
    ),
  )
}
