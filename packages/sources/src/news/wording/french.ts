import type { Wording } from './wording';

export const FRENCH: Wording = {
  functionWords:
    "le la les des du de un une et pour avec au aux en sur dans son sa ses notre nous est par chez qui que plus nos votre vos comment pourquoi ce cette a se s'est d'une d'un l'entreprise nouveau nouvelle",
  vocabulary: {
    round:
      'levee de fonds|levee|leve de fonds|tour de table|financement|serie {letter}|amorcage|pre-amorcage|fonds|augmentation de capital|subvention|investissement|capital|dette|pret',
    staff: 'postes|emplois|salaries|collaborateurs|effectifs|employes|personnes|poste|emploi|effectif',
    executive:
      "ceo|cto|cfo|coo|cmo|dg|pdg|daf|drh|directeur *|directeur|directrice *|directrice|president|presidente|patron|patronne|administrateur|administratrice|conseil d'administration|comite de direction|comite executif|comex|directeur general|directrice generale|la direction|gerant|gerante|dirigeant|dirigeante|responsable *|general manager|vp",
    place:
      'adresse|site de production|nouveaux locaux|bureau|bureaux|agence|agences|site|usine|magasin|magasins|filiale|entrepot|siege|siege social|atelier|boutique|boutiques|showroom|laboratoire|centre|plateforme logistique|gigafactory|campus|locaux|point de vente|succursale|antenne|restaurant|hub',
    served:
      'clients|client|utilisateurs|utilisatrices|telechargements|abonnes|membres|commandes|patients|colis|foyers|installations|entreprises|clientes',
    prize:
      "prix|trophee|trophees|concours|award|awards|medaille|label|palmares|finaliste|laureat|laureate|laureats|french tech {number}|next40|french tech 120|top {number}|meilleur *|meilleure *|de l'annee|distinction",
  },
  idioms:
    "prix de l'energie|prix du|prix des|a prix|au prix|prix bas|petits prix|meilleurs prix|heures d'ouverture|horaires d'ouverture|ouverture exceptionnelle|nouvel an|bonne annee|leve le voile|nouvelle loi|nouvelle reglementation|nouvelle etude|nouvelles regles|acquisition de clients|acquisition client|cout d'acquisition|acquisition de trafic|reussir votre levee",
  events: {
    funding: [
      [
        '*rait|*raient|prepare|preparent|vise … levee|lever|tour de table|augmentation de capital',
        'Acme préparerait une levée de 50 millions',
      ],
      [
        'leve|levent|levons|avons leve|a leve|vient de lever|boucle|bouclent|finalise|realise|recolte|decroche|obtient|securise|recoit|empoche|reussit|rafle|cloture|annonce|lever|conclut|signe … {sum}|{round}',
        'Acme lève 5 millions d’euros',
        "chiffre d'affaires|contrat|commande|appel d'offres|amende|marche public|prix",
      ],
      [
        'levee de fonds|tour de table|financement de serie|augmentation de capital|entre au capital|entree au capital|ouvre son capital|amorcage',
        'Levée de fonds pour Acme',
        'conseils|reussir|guide',
      ],
      ['^{sum} … pour', '5 M€ pour Acme', 'amende|contrat|commande|association'],
      [
        '> investit|mise|injecte|entre|entrent|soutient|soutiennent|mene|investissent|misent … dans|sur|au capital|{sum}',
        'Northwind investit dans Acme',
        'usine|site|centre',
      ],
      ['licorne|valorisee a|valorise a|valorisation de', 'Acme devient une licorne'],
      [
        'cherche|cherchent|recherche|chercherait|souhaite|veut|compte|prepare|vise … a lever|lever|millions|investisseurs|levee',
        'Acme cherche à lever 20 millions',
      ],
    ],
    acquisition: [
      [
        '*rait|*raient|negocie|discussions|approche … rachat|racheter|vendre|vente|cession|ceder|repris|reprise|fusion*|acquisition',
        'Acme négocierait son rachat',
        'emplois',
      ],
      ['bientot|pourrait|va … rachete|rachetee|racheter|vendu|vendue', 'Acme bientôt racheté par Bexo'],
      [
        'change de mains|change de proprietaire|nouvel actionnaire|nouveau proprietaire|actionnaire majoritaire|devient filiale|dans le giron de|prend le controle|rafle|fait main basse|gobe',
        'Acme change de mains',
      ],
      [
        "acquiert|acquierent|rachete|rachetent|racheter|rachat|rachete par|rachetee|rachetes|s'offre|s'empare|met la main sur|mettent la main|avale|absorbe|croque|reprend|reprise|fait l'acquisition|acquisition|acquisitions|prend le controle|prise de controle|prise de participation|participation majoritaire|prend une participation|tombe dans l'escarcelle|passe sous|passe aux mains",
        'Acme rachète Bexo',
        'de clients|de competences|de donnees|reprise du travail|reprise economique|reprend ses|la reprise de',
      ],
      [
        "fusion|fusionne|fusionnent|se marient|rapprochement|s'unissent|rejoint le groupe|rejoint le|integre le groupe|rejoint la famille|entre dans le giron|rachetee par|passe dans le giron|vendu a|vendue a|cede a|cedee a|cede|cession|cession de|vend|a vendre|en vente|mise en vente|un repreneur|repreneur|se vend",
        'Acme rejoint le groupe Bexo',
        'comite|poste|vend en ligne|conseil|en vente libre|ses produits|comite executif|{executive}',
      ],
      ['opa|offre publique|offre de rachat|offre sur', 'OPA sur Acme'],
      [
        'a ete rachete*|est rachete*|a ete vendu*|est vendu*|va etre rachete*|racheterait|convoite|lorgne|dans l.escarcelle|tombe dans|passe sous pavillon|change de pavillon|bientot vendu*|se fait racheter|mis en vente|mise en vente',
        'Acme a été vendue',
        'vendu en magasin|{number} exemplaires',
      ],
    ],
    layoffs: [
      [
        '*rait|*raient|prepare|vise|vouloir|veut … licenci*|supprimer|suppression*|plan social|plan de depart*',
        'Acme préparerait un plan social',
      ],
      [
        'va|vont|veut|prevoit de|compte … supprimer|licencier|se separer',
        'Acme va supprimer 200 emplois',
        'temps',
      ],
      ['coupe dans|taille dans|sabre dans … effectifs|equipes', 'Acme taille dans ses effectifs'],
      [
        'supprim*|suppression*|licenci*|se separe|se separer|reduit|reduire|coupe|tailler|taille|degraisse|remercie|perdent|perd … {staff}|{share}|{number}',
        'Acme supprime 40 postes',
        'temps|couts|delais|emissions|couteuses|{geo}|fondateur|directeur|directrice|patron',
      ],
      [
        "licencie|licenciements|licenciement|licencier|plan social|suppressions de postes|suppression de postes|plan de departs|depart volontaire|departs volontaires|pse|plan de sauvegarde|plan de licenciement|suppressions d'emplois|reduction d'effectifs|reduction des effectifs",
        'Plan social chez Acme',
        'droits|comment|procedure',
      ],
      [
        '{number}|{share} … postes|emplois|salaries … supprimes|menaces|en moins|licencies|sur la sellette|disparaissent',
        '120 postes menacés chez Acme',
      ],
    ],
    legal: [
      [
        "proces|poursuit|attaque en justice|porte plainte|plainte|assigne|amende|sanction|sanctionne|condamne|condamnee|justice|tribunal|cour d'appel|cnil|autorite de la concurrence|autorite|amf|enquete sur|enquete|perquisition|mise en examen|mis en examen|fuite de donnees|cyberattaque|pirate|piratage|litige|contentieux|accord amiable|brevet|contrefacon|rappel de produits",
        'Amende pour Acme',
        'comment eviter|se proteger|guide|tribunal de commerce de paris organise|enquete de satisfaction|enquete menee|notre enquete',
      ],
      [
        'vise par|visee par|vises par|sous le coup d|mis en cause|mise en cause|au tribunal|devant la justice|devant le tribunal|aux prud.hommes|class action|action de groupe|mis en demeure|mise en demeure|epingle*|perquisitionne*|rappelle … plainte|enquete|action|justice|cnil|produits|lots|pratiques|pour|employe*|fondateur|en demeure',
        'Acme visé par une plainte',
        'client|souvenir',
      ],
    ],
    award: [
      [
        'recompensee|recompenses|primes|distingues|couronne|couronnee|medaille|medaillee|trophee',
        'Acme récompensée au salon',
      ],
      [
        'remporte|recoit|gagne|decroche|laureat*|obtient|finaliste|nomme|classe|recompense*|integre|rejoint|elu|elue|figure … {prize}',
        'Acme remporte le prix de l’innovation',
        "appel d'offres|contrat|marche|financement|directeur|directrice",
      ],
      [
        'laureat|laureate|laureats|recompense|recompensee|prime|primee|distingue|distinguee|finaliste|finalistes|elue meilleure|elu meilleur|nommee aux|prix de|palme|labellisee|labellise|certifiee|certifie|certification|iso {number}|b corp|sacree|sacre',
        'Acme lauréate du prix Artisanat',
        'primeur|votre certification|comment',
      ],
      [
        'laureat*|medaille d.or|medaille d.argent|medaille de bronze|etoile|etoiles|meilleur ouvrier|nomme aux|selectionne pour le prix|prix du public|coup de coeur|mention speciale|monte sur le podium|decroche l.or',
        "Médaille d'or pour Acme",
        'donnees|medaille du travail',
      ],
    ],
    leadership: [
      [
        'bienvenue|welcome … notre nouve* {executive}|nouveau {executive}|nouvelle {executive}|{executive}',
        'Bienvenue à Paul, notre nouveau directeur commercial',
      ],
      [
        "a un nouveau|a une nouvelle|change de|sans|en quete d'un … {executive}|patron|dirigeant",
        'Acme a une nouvelle patronne',
      ],
      [
        'nomme|nomment|nommee|nommer|recrute|recrutent|accueille|debauche|promeut|choisit|remplace|change|limoge|evince|perd|se separe|designe|elit|arrivee|nouveau|nouvelle|renforce|cherche|engage|confie … {executive}',
        'Acme nomme Jeanne Roe directrice générale',
        'prix|boutique|usine|nouveau site',
      ],
      [
        '~ nomme|nommee|est nomme|est nommee|rejoint|devient|prend|succede|promu|promue|arrive|elu|elue|designe|designee|quitte … {executive}|direction|la tete|les renes',
        'Claire Roe nommée directrice générale',
        'prix',
      ],
      [
        "> nomme|nommee|est nomme|rejoint|devient|prend|succede|promu|promue|nouveau|nouvelle … {executive}|la direction|la tete|les renes … de|chez|d'*",
        'Claire Roe prend la tête d’Acme',
      ],
      [
        "~ {executive}|fondateur|fondatrice|cofondateur|fondateurs … demissionne|quitte|part|s'en va|ecarte|ecartee|demission|depart|limoge|evince|demis|passe la main|tire sa reverence|sur le depart|se retire|debarque|pousse vers la sortie|nomme|nommee",
        'Le patron d’Acme démissionne',
      ],
      [
        'demission|passation de pouvoir|passage de temoin|changement de direction|changement a la tete|nouvelle direction|nouvelle gouvernance|nouveau patron|nouvelle patronne|aux commandes|a la tete de|change de tete|change de patron|prend la tete|prend les renes',
        'Changement à la tête d’Acme',
      ],
    ],
    expansion: [
      ['ouvre|ouvrons|ouvrent|ouvrira … {geo}', 'Acme ouvre à Tokyo', 'api|enquete'],
      [
        'conquerir|conquete|lancement en|arrive en|ouvrir … {geo}|{place}|marche',
        'Acme veut ouvrir une usine à Lille',
      ],
      [
        'ouvr*|ouvre|ouvrons|ouverture|inaugur*|construit|installe|nouve*|nouveau|second|deuxieme|troisieme|quatrieme|premier|premiere|agrandit|demenage|emmenage|pose|implante|prepare … {place}|ses portes|premiere pierre',
        'Acme ouvre un bureau à Lyon',
        "site internet|site web|site e-commerce|portes ouvertes|centre d'aide|directeur|directrice|appli",
      ],
      [
        "s'implante|s'installe|s'etend|s'exporte|debarque|se lance|arrive|part a la conquete|a l'assaut|se deploie|accelere|implantation|met le cap|pose ses valises|met un pied|conquete … en|au|aux|a|dans|du|de|sur|a l'international|{geo}|marche",
        'Acme s’implante en Belgique',
        'bourse|la course|le bio|produit|rentree',
      ],
      [
        "a l'international|expansion internationale|premiere pierre|demenage|demenageons|nouveaux locaux|nouveau siege|s'agrandit|nouveau pays|nouveau marche|nouvelle usine",
        'Acme déménage à Nantes',
        'guide',
      ],
      [
        'a ouvert|ouvert|vient d.ouvrir|va ouvrir|a inaugure … {place}|{geo}',
        'Acme a ouvert un atelier à Rennes',
        'enquete|procedure',
      ],
      [
        'livre desormais|livre maintenant|debarque|s.invite|se pose|prend pied|jette l.ancre … en|a|au|{geo}',
        'Acme livre désormais en Suisse',
        'prix|recompense',
      ],
    ],
    partnership: [
      ['choisit|choisissent|selectionne|retient … partenaire', 'Acme choisit Bexo comme partenaire'],
      [
        "partenariat|partenariats|s'associe|s'associent|s'allie|s'allient|alliance|collabore|collaborent|collaboration|partenaire de|partenaire officiel|main dans la main|unissent leurs forces|font equipe|cooperation|noue|nouent|joint-venture|coentreprise|accord avec|accord strategique|accord de distribution|sponsor|protocole d'accord",
        'Partenariat entre Acme et Bexo',
        'conseils|devenir partenaire|devenez partenaire|reussir un',
      ],
      [
        's.allier|main dans la main|a quatre mains|ensemble pour|avec * pour|co-developp*|codevelopp*|collaboration avec|fait equipe|font cause commune|s.unir|scellent|signent|noue une alliance … alliance|accord|partenariat|ensemble|avec|pour',
        'Acme et Bexo scellent un accord',
        'rachat|fusion',
      ],
    ],
    hiring: [
      [
        "recrut*|embauch*|engage|cherche|recherche|cree|creer|creation|accueille … {number}|{staff}|talents|artisans|developpeurs|ingenieurs|alternants|d'emplois|apprentis",
        'Acme recrute 50 personnes',
        'supprim*|licenci*|clients|comment|directeur|directrice|patron|investisseurs|utilisateurs|euros',
      ],
      [
        "on recrute|nous recrutons|rejoignez-nous|rejoignez notre equipe|campagne de recrutement|recrutement de|recrutements|creation d'emplois|l'equipe s'agrandit|equipe s'agrandit|notre equipe s|rejoint notre equipe|rejoint l'equipe|bienvenue a|double ses effectifs|doubler ses effectifs|nouveaux collaborateurs|nouvelles recrues|embauches",
        'On recrute !',
        'conseils|guide|cout du',
      ],
      [
        'cherche|recherche|recrute|embauche|recrutera|embauchera|creera|va recruter|va creer … {number}',
        'Acme va recruter 85 conducteurs',
        'millions|investiss*|euros|clients',
      ],
      [
        '{number} … recrutements|embauches|postes a pourvoir|emplois crees|nouveaux postes|recrues|nouveaux salaries',
        '85 recrutements chez Acme',
        'supprim*',
      ],
    ],
    traction: [
      [
        '{big} [*] [*] {served}|{big} {served}',
        '50 000 utilisateurs nous font confiance',
        'licenci*|amende|fuite|donnees',
      ],
      [
        'atteint|depasse|franchit|passe|celebre … {big}|le million',
        'Acme atteint le million de trajets',
        'amende|{money}',
      ],
      [
        'franchi*|depass*|atteint|atteignent|fete|compte|plus de|seduit|conquis|celebre|accueille|passe la barre|deja … {number} … {served}',
        'Acme franchit le cap des 100 000 clients',
        'conseils|etude|sondage|amende',
      ],
      [
        "chiffre d'affaires|ventes|benefice|resultat|croissance|revenus … hausse|progress*|croissance|double|doubler|bond|bondit|bondissent|grimpe|record|s'envole|explose|en forte|triple|+*",
        'Le chiffre d’affaires d’Acme bondit',
        'comment|votre',
      ],
      [
        "double|triple|quadruple|multiplie|booste … chiffre d'affaires|ventes|revenus|benefice|benefices|clients|croissance",
        'Acme double son chiffre d’affaires',
        'comment|votre',
      ],
      [
        "annee record|record de ventes|ventes record|resultats record|rentable|rentabilite|cap des|cap du|barre des|barre du|meilleure annee|trimestre record|million d'utilisateurs|croissance record|chiffre d'affaires record",
        'Année record pour Acme',
        'comment|conseils',
      ],
      [
        '{big}|millionieme|{number}{ordinalending} client|un sur|une sur … de requetes|d.utilisateurs|de clients|de commandes|de colis|par mois|par jour|client|commande|francais|foyer*',
        '2 millions de requêtes par mois',
        'euros|d.euros|amende|leve',
      ],
    ],
    business: [
      [
        'redressement judiciaire|liquidation|liquidation judiciaire|depose le bilan|depot de bilan|faillite|cessation de paiement|cessation de paiements|procedure de sauvegarde|en sauvegarde|mandataire',
        'Acme placé en redressement judiciaire',
      ],
      ['perd|gagne … client|marche|contrat', 'Acme perd un marché', "millions d'utilisateurs"],
      ['pertes|perte … creuse|creusent|million*', 'Les pertes d’Acme se creusent'],
      [
        "remporte|signe|decroche|gagne|obtient|rafle|conclut … contrat|marche|accord|appel d'offres|commande|contrats",
        'Acme remporte l’appel d’offres de la ville de Nantes',
        'de distribution|partenariat|parts de marche',
      ],
      [
        'introduction en bourse|entre en bourse|entree en bourse|en bourse|change de nom|devient {own}|nouveau nom|nouvelle identite|nouveau logo|resultats annuels|resultats semestriels|resultats trimestriels|publie ses resultats|restructuration|pertes|perte nette|avertissement sur resultats|profit warning|plan strategique|se recentre|scission|se scinde|commande de|choisi par|choisie par|selectionne par|selectionnee par|retenu par|retenue par|fait confiance a|choisit {own}',
        'Acme change de nom',
        'conseils|guide|perte de donnees',
      ],
      [
        'se retire|quitte|ferme|ferment|fermeture|abandonne|cesse|arrete|met fin … {geo}|du marche|le marche|marche|{place}|activite|ses activites|production|son activite',
        'Acme se retire du marché allemand',
        'fondateur|directeur|directrice|patron|pdg|pour les fetes|conges',
      ],
      [
        'ferme definitivement|ferme ses portes|fermera|baisse le rideau|met la cle sous la porte|cle sous la porte|fermeture definitive|cesse ses activites|arrete tout|a ferme|sort de la cote|equipera|equiperont|fournira|fourniront|livrera|retenu|retenue|retenus|remporte le marche|decroche le marche|mega-contrat|gros contrat|contrat geant|releve ses objectifs|abaisse ses objectifs|previsions|s.appelle desormais|se rebaptise|rebaptise|rebaptisee|change d.identite',
        'Acme équipera le tramway de Nantes',
        'portes ouvertes|pour les fetes|conges|prix|laureat*',
      ],
    ],
    product: [
      [
        '^nouveau:|^nouveaute:|^nouveautes|^voici|^place a|^notre nouve*',
        'Nouveau : le carnet Acme',
        'directeur|bureau|collaborateur|site de',
      ],
      [
        'lance|lancent|lancons|devoile|devoilent|presente|presentent|annonce la sortie|lancement|lancements|commercialise|sort|introduit|met sur le marche|deploie|propose|revele',
        'Acme lance une nouvelle application',
        'recrutement|campagne|etude|appel a|se lance|fonds|plan social|plan de|resultats|concours|aide|se presente|enquete|son bilan',
      ],
      [
        'nouvelle version|nouvelle application|nouvelle fonctionnalite|nouvelles fonctionnalites|nouvelle gamme|nouvelle collection|nouveau produit|nouveaux produits|nouveau service|nouvelle offre|nouveau site|nouvelle plateforme|nouveau modele|nouvelle generation|nouveaute|nouveautes|mise a jour|edition limitee|nouvelle appli|notre nouveau|notre nouvelle',
        'Découvrez notre nouvelle collection',
        'directeur|directrice|loi|bureau|boutique|agence|collaborateur|collegue|reglementation',
      ],
      [
        '~ est disponible|disponible des|disponible|est en ligne|est la|arrive en magasin|en precommande|arrive|debarque sur',
        'L’application Acme est disponible',
        "en belgique|offre d'emploi",
      ],
      ['^decouvrez|^voici', 'Voici Acme Go', 'equipe|temoignage|comment|interview|metier|portrait'],
      [
        'developp*|prepar*|travaill*|test*|plancher*|concoct* … camera|appareil|application|appli|voiture|velo|robot|outil|assistant|modele|produit|service|console|montre|drone|capteur|logiciel|jeu',
        'Acme développe une caméra',
        'recrut*|plan social|licenci*|introduction|levee',
      ],
      [
        'ouvre|ouvrons … son api|notre api|son code|au public|ses donnees|sa plateforme|les precommandes|precommandes',
        'Acme ouvre son API au public',
        'portes',
      ],
      [
        'vient de sortir|est sorti|est sortie|en vente|deja disponible|desormais disponible|en rayon|en kiosque|en precommande|fait son entree',
        'Acme 3 vient de sortir',
      ],
    ],
  },
};
