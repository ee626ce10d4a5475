/** Everyday sentences of more than three seconds, by language. */
export const slavicSentences: Readonly<Record<string, readonly string[]>> = {
  ru: [
    'Поезд в город отправляется каждое утро в четверть восьмого и почти никогда не опаздывает.',
    'У моей бабушки за домом есть маленький сад, полный цветов, трав и старых яблонь.',
    'Всю ночь шёл дождь, но утром небо было ясным, а улицы были тихими.',
  ],
  uk: [
    'Потяг до міста вирушає щоранку о чверть на восьму і майже ніколи не запізнюється.',
    'У моєї бабусі за хатою є маленький сад, повний квітів, трав і старих яблунь.',
    'Усю ніч ішов дощ, але вранці небо було ясне, а вулиці були тихі.',
  ],
  pl: [
    'Pociąg do miasta odjeżdża codziennie rano kwadrans po siódmej i prawie nigdy się nie spóźnia.',
    'Moja babcia ma za domem mały ogród, pełen kwiatów, ziół i starych jabłoni.',
    'Całą noc padał deszcz, ale rano niebo było czyste, a ulice spokojne.',
  ],
  cs: [
    'Vlak do města odjíždí každé ráno ve čtvrt na osm a skoro nikdy nemá zpoždění.',
    'Moje babička má za domem malou zahradu plnou květin, bylinek a starých jabloní.',
    'Celou noc pršelo, ale ráno byla obloha jasná a ulice byly tiché.',
  ],
  sk: [
    'Vlak do mesta odchádza každé ráno o štvrť na osem a takmer nikdy nemešká.',
    'Moja stará mama má za domom malú záhradu plnú kvetov, byliniek a starých jabloní.',
    'Celú noc pršalo, ale ráno bola obloha jasná a ulice boli tiché.',
  ],
  hr: [
    'Vlak za grad polazi svako jutro u sedam i petnaest i gotovo nikada ne kasni.',
    'Moja baka ima iza kuće mali vrt pun cvijeća, bilja i starih jabuka.',
    'Cijelu noć je padala kiša, ali ujutro je nebo bilo vedro, a ulice mirne.',
  ],
  sr: [
    'Воз за град полази свако јутро у седам и петнаест и скоро никада не касни.',
    'Моја бака има иза куће мали врт пун цвећа, биља и старих јабука.',
    'Целу ноћ је падала киша, али ујутру је небо било ведро, а улице мирне.',
  ],
  bg: [
    'Влакът за града тръгва всяка сутрин в седем и петнадесет и почти никога не закъснява.',
    'Баба ми има малка градина зад къщата, пълна с цветя, билки и стари ябълки.',
    'Цяла нощ валя дъжд, но сутринта небето беше ясно, а улиците бяха тихи.',
  ],
  mk: [
    'Возот за градот тргнува секое утро во седум и петнаесет и речиси никогаш не доцни.',
    'Баба ми има мала градина зад куќата, полна со цвеќиња, билки и стари јаболкници.',
    'Цела ноќ врнеше дожд, но наутро небото беше ведро, а улиците беа мирни.',
  ],
  be: [
    'Цягнік у горад адпраўляецца кожную раніцу ў сем пятнаццаць і амаль ніколі не спазняецца.',
    'У маёй бабулі за хатай ёсць маленькі сад, поўны кветак, траў і старых яблынь.',
    'Усю ноч ішоў дождж, але раніцай неба было яснае, а вуліцы былі ціхія.',
  ],
  kk: [
    'Қалаға баратын пойыз күн сайын таңертең сағат жетіде жүреді және ешқашан дерлік кешікпейді.',
    'Әжемнің үйінің артында гүлдер мен кәрі алма ағаштарына толы шағын бағы бар.',
    'Түні бойы жаңбыр жауды, бірақ таңертең аспан ашық, көшелер тыныш болды.',
  ],
}
