/** Words that make the next expression stronger or weaker, by how much. */
export const intensities: ReadonlyMap<string, number> = new Map([
  ...[
    'very',
    'really',
    'particularly',
    'especially',
    'highly',
    'super',
    'sehr',
    'besonders',
    'richtig',
    'much',
    'viel',
    'deutlich',
  ].map((word) => [word, 1.5] as const),
  ...[
    'extremely',
    'incredibly',
    'exceptionally',
    'extra',
    'ultra',
    'extrem',
    'ausserst',
    'unglaublich',
    'ungemein',
  ].map((word) => [word, 1.7] as const),
  ...[
    'slightly',
    'slight',
    'somewhat',
    'little',
    'bit',
    'mildly',
    'hint',
    'touch',
    'etwas',
    'leicht',
    'bisschen',
    'wenig',
  ].map((word) => [word, 0.5] as const),
  ...['fairly', 'quite', 'rather', 'pretty', 'moderately', 'ziemlich', 'recht', 'eher'].map(
    (word) => [word, 0.8] as const,
  ),
  ...['too', 'overly', 'zu', 'so', 'allzu'].map((word) => [word, 0.8] as const),
  ...['more', 'mehr'].map((word) => [word, 1] as const),
])

/** Words that turn the next expression round. */
export const negations: ReadonlySet<string> = new Set(
  (
    'not no never without neither nor hardly lacking isnt doesnt dont shouldnt cannot less ' +
    'nicht kein keine keinen keinem keiner keines ohne nie niemals weder weniger kaum'
  ).split(' '),
)

/** After these a new thought begins, which an earlier negation does not reach. */
export const turns: ReadonlySet<string> = new Set(['but', 'instead', 'sondern', 'aber', 'jedoch', 'though', 'however'])

/** English words that say nothing about a voice, so that they are not reported as not understood. */
export const silentEnglish = setOf(
  'a an the and or of with in on at to for from as is are be been was it its this that these those who whose which kind of ' +
    'sort of voice voices speaker speakers speaking speaks speak talking talks talk spoken tone tones sound sounds sounding ' +
    'pitch pitched pace paced accent accents person people somebody someone one like make makes made should would could ' +
    'will can has have having their them they i me my you your we our there here while when where what if then than into ' +
    'by per through over under about around some any all type style manner way feel feeling quality natural normal please want need perfect ideal ' +
    'great good nice suitable timbre speech language years year most also yet just only almost vibe voiced approximately tell tells telling story stories read reads reading always often him hers',
)

/** The same in German, without umlauts. */
export const silentGerman = setOf(
  'der die das den dem des ein eine einer eines einem einen und oder mit von vom in im an am auf zum zur fur als ist sind ' +
    'sein seiner war wird werden hat haben stimme stimmen sprecher sprecherin spricht sprechen sprechend klingt klingen klang ' +
    'ton tonfall akzent person jemand wie soll sollte kann bitte ich du wir sie es man aus bei nach uber unter wenn dann ' +
    'durch um auch noch nur jahre jahr sprache tempo tonlage gut schon perfekt ideal dabei dazu ungefahr etwa erzahlt erzahlen geschichten liest lesen voller sich ihn ihm ihr hauch',
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
