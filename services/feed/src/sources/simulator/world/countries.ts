/** Countries of the offer with their time zone and parts of names. All names are fictional. */
export interface Country {
  readonly flag: string;
  /** Region code for translated names; null where the category is not a country. */
  readonly region: string | null;
  readonly utcOffset: number;
  /** The name of a place is a head plus a tail. */
  readonly heads: string;
  readonly tails: string;
  /** Patterns of club names; * is the place. */
  readonly clubs: string;
  readonly surnames: string;
}

export const COUNTRIES: readonly Country[] = [
  {
    flag: "eng",
    region: null,
    utcOffset: 0,
    heads: "Ash Kings North Thorn Mill East Cald West Red Harrow Alder Brock Wex Dun Hart Lang Stone Fen",
    tails: "bourne mere wick bury gate brook well haven cliffe ley combe worth den minster sted",
    clubs: "* City,* United,* Albion,* Athletic,* Rovers,* Town,*,* Wanderers,* Vale,* County",
    surnames:
      "Ashdown Barlow Carter Dawes Ellery Fenton Garside Hale Ingram Jessop Kirby Lowther Marsh Norris Oakes Pryor Quinn Radley Selby Thorne Underhill Varley Whitlock Yardley",
  },
  {
    flag: "esp",
    region: "ES",
    utcOffset: 1,
    heads: "Al Mont Val Rib Nav Are Cas Sal Tor Ver Mor Cal Bel Oli Pe",
    tails: "mansa esol doro era arro nas tilla vera remar digal aleda tabria monte vares dralba",
    clubs: "Real *,UD *,CD *,Deportivo *,Atlético *,Racing *,SD *,CF *,Unión *",
    surnames:
      "Aranda Bellver Castaño Durango Escudero Ferrán Galarza Herranz Izaguirre Jurado Lozano Marchena Nadal Olmedo Peralta Quintana Rueda Sanchis Tejero Urrutia Valdivia Zamora",
  },
  {
    flag: "ita",
    region: "IT",
    utcOffset: 1,
    heads: "Luc Sav Mont Cast Vem Bor Col Tre Riv Mar Pal Fior Cam Ser Val",
    tails: "era ona elungo agno rano ghetto lina viglia alta sano mira enza pore sella dina",
    clubs: "AC *,Pro *,US *,* Calcio,Virtus *,ASD *,SS *,Nuova *",
    surnames:
      "Abbate Bernini Caruso Donati Esposti Fabbri Gallo Innocenti Landi Marini Nardi Orsini Pagani Quaranta Ruggeri Sartori Testa Ugolini Vitale Zanetti Barone Colli",
  },
  {
    flag: "ger",
    region: "DE",
    utcOffset: 1,
    heads: "Rhein Hoch Lind Brem Tal Sel Wulf Stein Neu Alten Grün Birken Ost Kirch Eichen Hohen",
    tails: "au feld hof heim bach berg dorf stedt brück hausen walde münde ried kamp rode",
    clubs: "FC *,SV *,TSV *,VfL *,Eintracht *,SpVgg *,1. FC *,Fortuna *,SC *",
    surnames:
      "Albers Brandt Conrad Dietz Ebert Fink Gerlach Hauser Immel Jansen Keller Lenz Maurer Nagel Opitz Pohl Reuter Seidel Thiel Ulrich Vogt Winkler Zeller",
  },
  {
    flag: "fra",
    region: "FR",
    utcOffset: 1,
    heads: "Mont Beau Clair Ville Haute Bois Roche Belle Mar Font Cha Val Pont",
    tails: "lieu court vaux mont rive fort ville igny teil ence aines brelle ornay martin",
    clubs: "FC *,AS *,Olympique *,Stade *,RC *,US *,*,Étoile *",
    surnames:
      "Aubert Besson Collet Delmas Estève Fournel Garnier Humbert Joubert Lacroix Moreau Nivelle Olivier Perrin Quentin Renard Sauvage Tessier Urbain Vasseur Girault Blanchet",
  },
  {
    flag: "por",
    region: "PT",
    utcOffset: 0,
    heads: "Vila Mont Ribei Serra Cas Alm Pena Car Fon Lou Mira Val Oli Sal",
    tails: "nova alegre rinha fria tedo ada fiel regal toura sela mar longo veira vaterra",
    clubs: "SC *,CD *,GD *,União *,Atlético *,Académica *,FC *,Sporting *",
    surnames:
      "Abrantes Barroso Coutinho Duarte Esteves Falcão Guedes Henriques Jardim Leitão Moura Neves Outeiro Pacheco Queirós Rebelo Sequeira Teles Valadares Xavier Zagalo",
  },
  {
    flag: "bra",
    region: "BR",
    utcOffset: -3,
    heads: "Ita Para Ara Jaca Igua Boa Rio Campo Pira Uba Cara Porto Serra Monte",
    tails: "tinga mirim guaçu rema pema vista verde belo dourado nópolis baí peva tuba claro",
    clubs: "* FC,EC *,Grêmio *,Esporte *,AA *,Atlético *,União *,SC *",
    surnames:
      "Almeida Barbosa Cardoso Damasceno Evangelista Farias Gouveia Holanda Itabira Jordão Lacerda Macedo Nogueira Otero Pimentel Queiroz Ramalho Siqueira Taveira Uchoa Vilela",
  },
  {
    flag: "usa",
    region: "US",
    utcOffset: -6,
    heads: "Port Spring Cedar Oak Lake Fair River Silver Red Mill Green Clear Granite Maple Eagle",
    tails: "land field ridge wood port view side ton brook dale crest haven point ville ford",
    clubs: "* FC,* SC,* United,* Union,* City",
    surnames:
      "Abbott Brewer Calloway Dalton Easton Fletcher Granger Holt Ivers Jarvis Keaton Lawson Mercer Nolan Osborne Porter Ramsey Sawyer Tucker Vaughn Weston Harlan Boone",
  },
  {
    flag: "idn",
    region: "ID",
    utcOffset: 7,
    heads: "Kota Tanjung Suka Bukit Sungai Karang Wana Giri Tirta Banjar Sumber Gunung Rawa Pulau",
    tails: " Raya, Baru, Jaya, Indah, Mulya, Sari, Asri, Permai, Agung, Kencana, Sentosa, Makmur",
    clubs: "PS *,Persatuan *,* FC,Bintang *,Garuda *,Putra *,* United",
    surnames:
      "Adiputra Budiman Cahyono Darmawan Efendi Firmansyah Gunadi Hartono Irawan Jatmiko Kusnadi Lesmana Maulana Nugroho Pranata Ramadhan Saputra Tanuwijaya Utomo Wibisono Yulianto",
  },
  {
    flag: "ned",
    region: "NL",
    utcOffset: 1,
    heads: "Oster Wester Noord Zand Eik Grote Lange Berg Molen Kerk Wilgen Horst Rijn Duin",
    tails: "dam hoven veen broek werf oord haven dijk meer voort stede waard land burg",
    clubs: "FC *,SC *,VV *,* '09,Sparta *,RKC *,*",
    surnames:
      "Aalders Boersma Cornelissen Dekkers Elzinga Faber Groen Hendriks Jonker Kuipers Lammers Mulder Nijland Oosting Postma Roelofs Smeets Terpstra Verhoef Wiersma Zijlstra",
  },
  {
    flag: "swe",
    region: "SE",
    utcOffset: 1,
    heads: "Norr Söder Väst Öst Gran Björk Ek Sten Hammar Lind Kungs Ljung Sjö Älv",
    tails: "vik ås torp hult sala holm berga näs stad sund marka fors hamra lunda",
    clubs: "IFK *,* IF,* BK,IK *,* FF,AIF *,* IS",
    surnames:
      "Ahlgren Bergman Cederström Dahlin Ekdahl Forsgren Granlund Hedberg Isaksson Jernberg Kvist Lindahl Malmros Nordin Olander Palmqvist Rosén Sandell Thulin Ulvsson Wallin Åberg",
  },
  {
    flag: "fin",
    region: "FI",
    utcOffset: 2,
    heads: "Koivu Kallio Järvi Mänty Suo Lehti Kivi Joki Harju Niemi Honka Ala Ylä Pelto",
    tails: "la niemi koski mäki lahti ranta salo saari kylä järvi suo pohja linna",
    clubs: "FC *,*n Pallo,* PS,*n Palloseura,*n Kisa,*n Tarmo,*n Veikot",
    surnames:
      "Aalto Eerola Forsman Heikkinen Ikonen Järvelä Kallio Lahtela Mäkipää Niemelä Ojala Peltola Rantanen Saarela Takala Uusitalo Vainio Ylitalo Hakala Koskela Laine",
  },
  {
    flag: "nor",
    region: "NO",
    utcOffset: 1,
    heads: "Nord Sør Øst Fjell Bjørk Stein Elve Berg Sol Granne Hav Skog Lyng Vest",
    tails: "vik dal heim nes fjord sund set strand øya haug foss myr lund voll",
    clubs: "* IL,* FK,IK *,* BK,* TIL,SK *,*",
    surnames:
      "Aasen Berntsen Christensen Dahlberg Eide Fossum Gundersen Hauge Iversen Jakobsen Kvam Lunde Myhre Nygård Opsahl Ramstad Solheim Tveit Ulven Vikøren Ødegaard Ås",
  },
  {
    flag: "jpn",
    region: "JP",
    utcOffset: 9,
    heads: "Kita Minami Higashi Nishi Aka Kuro Shira Matsu Taka Yama Naga Hana Asa Mizu",
    tails: "mori hara shima zaki sawa kawa yama numa ishi hama tani machi saki oka",
    clubs: "* FC,Vento *,Soleil *,* SC,Astra *,* Phoenix,Verdia *,Albara *",
    surnames:
      "Aoyama Endo Fujimori Hirose Ishikawa Kagawa Kondo Matsuda Nakahara Ogawa Sakamoto Shimada Takeda Uchida Watari Yoshino Kinoshita Murata Nishimura Hayashi Oda",
  },
  {
    flag: "int",
    region: null,
    utcOffset: 0,
    heads: "Nova Iron Silver Black Red Storm Ghost Solar Arctic Crimson Lunar Rapid Neon Golden Cobalt Velvet",
    tails: " Circuit, Lynx, Foxes, Falcons, Wolves, Vipers, Ravens, Pulse, Squad, Order, Tide, Orbit",
    clubs: "*,Team *,* Club",
    surnames:
      "Keller Moreau Petrov Hale Okafor Lind Novak Silva Tanaka Kovács Rossi Haddad Andersen Duarte Varga Sato Ivanov Marek Nielsen Horvat Popescu Dimitrov Eriksen Castellan",
  },
  {
    flag: "eur",
    region: null,
    utcOffset: 1,
    heads: "Nova Zla Bel Kar Vel Stara Dub Lub Mir Rad Tor Var Zel Kral",
    tails: "vice grad ovica nice ava lica rava mira dvor stok bor tice rin jevo",
    clubs: "FK *,SK *,NK *,Dynamo *,Lokomotiv *,Slovan *,Spartak *",
    surnames:
      "Bartos Cerny Dvorak Horvat Ilic Jovanov Kolar Lukic Maric Nemec Orban Pavlov Radic Simic Toth Urban Vidmar Zelenka Babic Kralj Mlakar Sokol",
  },
  {
    flag: "tha",
    region: "TH",
    utcOffset: 7,
    heads: "Nakhon Ban Chiang Khao Bang Muang Phra Nong Wang Doi Samut Thung Sri Huai",
    tails: " Thong, Suan, Kaeo, Yai, Phet, Dao, Rung, Nam, Sai, Lom, Fa, Chai",
    clubs: "* FC,* United,* City,Samut *,Royal *",
    surnames:
      "Amnuay Boonmee Chaiyasit Decha Intharat Jaidee Kaewkla Lertsin Maneerat Nakorn Panya Rattana Saetang Thongdee Udom Wichai Yodrak Srisuk Phromma Kongkaew",
  },
  {
    flag: "arg",
    region: "AR",
    utcOffset: -3,
    heads: "San Villa Puerto Cerro Rin Loma Monte Campo Río Santa Alta Bella Paso Costa",
    tails: " Lázaro, Aurora, Almonte, Verdal, Cobre, Norte, Medina, Plata, Esmeralda, Ríos, Lucena, Robles",
    clubs: "Club *,Atlético *,Deportivo *,Sportivo *,Defensores de *,Racing de *",
    surnames:
      "Acosta Benavídez Caballero Domínguez Echeverri Ferreyra Gallardo Heredia Insúa Juárez Ledesma Maidana Narváez Ojeda Paredes Quiroga Roldán Sosa Toledo Urquiza Vega Zárate",
  },
];

export const countryOf = (flag: string): Country => COUNTRIES.find((country) => country.flag === flag) as Country;
