import type { Kind } from './family.ts'

/** Words that say how a sound is wanted, English before the bar, German behind it; `_` joins the words of a phrase. */
export const modifiers: readonly Kind[] = [
  ['tiny miniature|winzig winzige winziger winziges', { size: -1 }],
  ['small little thin light_weight|klein kleine kleiner kleines kleinen kleinem dünn', { size: -0.6 }],
  ['big large thick heavyweight|groß große großer großes großen großem dick', { size: 0.6 }],
  [
    'huge giant massive enormous gigantic epic|riesig riesige riesiger riesiges gewaltig gewaltige gewaltiger enorm gigantisch',
    { size: 1 },
  ],
  ['deep low low-pitched|tief tiefe tiefer tiefes tiefen', { size: 0.5, brightness: -0.4 }],
  ['high-pitched high shrill|hoch hohe hoher hohes schrill', { size: -0.5, brightness: 0.5 }],
  [
    'light soft gentle quiet calm subtle faint weak peaceful friendly|leicht leichte leichter leichtes sanft sanfte sanfter sanftes leise leiser leises still stille ruhig ruhige ruhiger ruhiges schwach freundlich freundliche',
    { intensity: -0.6 },
  ],
  [
    'heavy strong loud intense powerful hard violent wild busy crowded dense noisy|schwer schwere schwerer schweres stark starke starker starkes laut laute lauter lautes heftig heftige heftiger heftiges kräftig wild hart belebt belebte voll volles dicht',
    { intensity: 0.7 },
  ],
  ['slow slowly|langsam langsame langsamer langsames langsamen', { speed: -0.7 }],
  [
    'fast quick quickly rapid rapidly hurried|schnell schnelle schneller schnelles schnellen rasch eilig',
    { speed: 0.7 },
  ],
  ['very_fast very_quick|sehr_schnell', { speed: 1 }],
  [
    'dark gloomy eerie creepy scary ominous sinister horror spooky mysterious muffled dull|dunkel dunkle dunkler dunkles düster düstere düsteres unheimlich unheimliche unheimliches gruselig bedrohlich dumpf',
    { brightness: -0.7 },
  ],
  [
    'bright happy cheerful crisp sharp clear shiny|hell helle heller helles fröhlich heiter scharf klar',
    { brightness: 0.6 },
  ],
  [
    'distant far away far_away in_the_distance remote background far_off|fern ferne ferner fernes entfernt entfernte entfernter weit_weg in_der_ferne im_hintergrund',
    { distance: 0.8 },
  ],
  ['close nearby near close-up up_close|nah nahe naher nahes in_der_nähe aus_der_nähe', { distance: -0.3 }],
  [
    'accelerating accelerate accelerates speeding_up speeds_up rising climbing starting starts ascending|beschleunigt beschleunigen beschleunigend ansteigend aufsteigend steigend anfahren startet',
    { motion: 'rising' },
  ],
  [
    'decelerating slowing_down slows_down descending stopping stops|abbremsend langsamer_werdend absteigend anhalten hält_an',
    { motion: 'falling' },
  ],
  [
    'passing passing_by passes passes_by pass_by flyby fly_by flying_over flies_over drive_by driving_by drives_by flies_by|vorbei fährt_vorbei fliegt_vorbei vorbeifahrend vorbeifahren vorbeifliegen vorbeifliegend',
    { motion: 'passing' },
  ],
  ['driving at_speed|fahrend fährt', { speed: 0.4 }],
  [
    'metal metallic steel iron tin brass copper|metall metallisch stahl eisen blech eisern eiserne metallisches',
    { material: 'metal', surface: 'metal' },
  ],
  [
    'wood wooden timber floorboards plank parquet wooden_floor|holz hölzern hölzerne holzboden parkett holztreppe',
    { material: 'wood', surface: 'wood' },
  ],
  ['glass crystal|glas gläsern kristall scheibe', { material: 'glass', surface: 'glass' }],
  ['stone rock marble brick|stein steinern fels marmor ziegel', { material: 'stone', surface: 'concrete' }],
  ['plastic|plastik kunststoff', { material: 'plastic' }],
  ['ceramic porcelain china clay|keramik porzellan', { material: 'ceramic' }],
  ['gravel pebbles shingle|kies schotter kieselsteine', { surface: 'gravel' }],
  [
    'concrete asphalt pavement tarmac tiles sidewalk tile|beton asphalt pflaster fliesen gehweg bürgersteig',
    { surface: 'concrete' },
  ],
  ['snow snowy ice|schnee verschneit eis', { surface: 'snow' }],
  ['grass lawn|gras rasen', { surface: 'grass' }],
  ['leaves foliage dry_leaves tree trees|laub blätter baum bäume bäumen', { surface: 'leaves' }],
  [
    'puddle puddles wet in_water through_water on_water|pfütze pfützen nass nasse im_wasser durch_wasser',
    { surface: 'water' },
  ],
  ['carpet rug|teppich', { surface: 'carpet' }],
  ['mud muddy dirt earth sand|schlamm matsch erde sand schlammig', { surface: 'mud' }],
  ['window|fenster', { surface: 'glass', material: 'glass' }],
  ['outside outdoors open_air in_the_open|draußen im_freien', { room: 'outside' }],
  ['small_room closet bedroom|kleines_zimmer kleinen_raum kammer schlafzimmer', { room: 'small room' }],
  ['room indoors inside living_room kitchen house|raum zimmer drinnen innen wohnzimmer küche haus', { room: 'room' }],
  ['bathroom shower_room toilet|badezimmer bad toilette', { room: 'bathroom' }],
  [
    'hall large_room gym theatre theater auditorium warehouse hallway corridor garage|halle saal turnhalle lagerhalle flur gang theater garage treppenhaus stairwell',
    { room: 'hall' },
  ],
  ['church cathedral reverb reverberant echoing echo|kirche kathedrale dom nachhall hallig echo', { room: 'church' }],
  ['cave cavern well|höhle grotte schacht', { room: 'cave' }],
  ['tunnel sewer underpass|tunnel kanalisation unterführung', { room: 'tunnel' }],
  ['once single one one_time|einmal einzeln einzelne einzelner einzelnes eins', { count: 1 }],
  ['twice two double two_times pair|zweimal zwei doppelt zwei_mal', { count: 2 }],
  ['three three_times thrice triple|drei dreimal drei_mal', { count: 3 }],
  ['four four_times|vier viermal', { count: 4 }],
  ['five five_times several few a_few some|fünf fünfmal mehrere einige ein_paar', { count: 5 }],
  ['six|sechs', { count: 6 }],
  ['seven|sieben', { count: 7 }],
  ['eight|acht', { count: 8 }],
  ['nine|neun', { count: 9 }],
  ['ten many lots|zehn viele', { count: 10 }],
  ['twelve dozen|zwölf dutzend', { count: 12 }],
]

/** Words that a prompt may hold without wanting a sound of its own. */
export const fillers = new Set(
  `a an the of to at is are be being it its it's this that these those from into onto off up down out as for some any very really quite
  sound sounds noise noises effect effects sfx fx audio recording recorded high-quality quality stereo loop looping looped seamless realistic
  cinematic natural ambience ambient_sound nice good old new modern vintage typical ordinary like someone somebody person man woman something thing there
  make makes making made create generate please give me i want hear heard playing plays play going goes comes coming come moves moving move
  his her their your my our one's again around across along against under behind between above below right left front
  long short sudden constant continuous steady repeated soothing relaxing beautiful dramatic summer winter spring autumn
  morning day daytime dusk dawn singing sings turning turns turn hits slowly through game video film movie trailer
  rolling roll table floor ground air roof winter's friendly electric electrical electronic human tense
  he she they you him them who which whose both all only just also too so
  er sie es ihr sein ihre auch nur noch dort hier man
  ein eine einer eines einem einen der die das des dem den zu zum zur ist sind sich am beim vom ins aufs als wie für sehr ganz
  geräusch geräusche klang klänge sound sounds soundeffekt effekt effekte aufnahme hochwertig stereo schleife nahtlos realistisch filmisch natürlich
  alt alte alter altes alten neu neue neuer neues typisch jemand etwas mach mache erzeuge bitte hören gehört
  lang lange langer langes kurz kurze kurzer kurzes plötzlich ständig gleichmäßig entspannend schön sommer frühling herbst morgen tag
  wieder um unter hinter zwischen über rechts links vorne tisch boden luft dach inneren innere innerhalb elektrisch elektrische singen singt
  dreht bewegt rollend rollendes rollt menschlich gibt macht voller weg geht wird werden`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
