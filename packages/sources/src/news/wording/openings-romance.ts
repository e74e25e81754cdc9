import type { Openings } from './wording';

export const FRENCH_OPENINGS: Openings = {
  award: [
    [
      'jury|prix|concours|medaille|trophee|palmares|label … distingu*|recompens*|remport*|recu|decern*|emporte|laureat*|classe|finaliste|felicit*',
      'Le jury nous a remis le prix de la meilleure confiture.',
      'tirage|jeu concours',
    ],
  ],
  legal: [
    [
      'subi|victime|subit … cyberattaque|attaque informatique|intrusion|piratage|fuite',
      'Nous avons subi une cyberattaque dans la nuit de mardi.',
    ],
    [
      'tribunal|cour|juge|cnil|autorite|justice|conseil d.etat … tranche|rejete|condamn*|donne raison|ouvert|inflige|confirme|decide|estime|debout*',
      'Le tribunal nous a donné raison.',
    ],
    [
      'acces non autorise|cyberattaque|fuite de donnees|donnees personnelles|intrusion … subi|constat*|notifi*|clients|concern*|informe',
      'Une cyberattaque a été constatée chez nous mardi.',
      'protegez|politique de',
    ],
    ['rappelons|rappel volontaire|procedure de rappel', 'Nous rappelons deux lots de confiture.'],
  ],
  funding: [
    [
      'financement participatif|campagne|levee|tour de table|investisseur*|augmentation de capital|pret|subvention … terminee|boucl*|{money}|leve*|cloture*|rejoi*|aupres|entre*',
      'Notre campagne de financement participatif s’est terminée à 231 540 €.',
      'association',
    ],
    ['avoir leve|avons leve|a leve|boucle … {money}', 'Nous avons levé 2 millions d’euros.'],
  ],
  acquisition: [
    [
      'avons rachete|faisons l.acquisition|avons acquis|rachat de|rejoignons|rejoint le groupe|rejoignent le groupe|nouvel actionnaire|cedons|a ete cede',
      'Nous avons racheté la maison Bexo.',
      'association|concours',
    ],
  ],
  layoffs: [
    [
      'suppression|supprimer|supprimons|licenciement*|depart … postes|emplois|salaries|collegues|personnes',
      'Nous allons supprimer 40 postes.',
    ],
  ],
  leadership: [
    [
      'nomm*|prend|prendra|succede|rejoint|devient|passe|transmet|quitte|part|cede|arrive … {executive}|la direction|les renes|la tete|a la retraite|le flambeau|la main',
      'Jeanne Roe prend la direction de la maison.',
      'client|concours',
    ],
  ],
  hiring: [
    [
      'recrutons|nous recherchons|nous cherchons|rejoindre notre equipe|rejoint l.equipe|rejoignent l.equipe|nous ont rejoints|a rejoint|postes a pourvoir|bienvenue',
      'Trois apprentis nous ont rejoints.',
      'fournisseur*|partenaire*|webinaire|conference',
    ],
  ],
  business: [
    [
      'retenu*|choisi*|selectionn*|attribu*|confi*|remport* … notre entreprise|appel d.offres|marche|contrat|la fourniture|le chantier',
      'La métropole a retenu notre entreprise pour ses rames.',
      'partenaire',
    ],
    [
      'appel d.offres|marche public|contrat|commande … retenu*|remport*|signe*|notre entreprise|choisi*|attribu*|confi*|montant',
      'Au terme de l’appel d’offres, la ville a retenu notre entreprise.',
      'partenariat',
    ],
    [
      'montant du marche|notre premier client|plus gros contrat|plus grosse commande',
      'C’est la plus grosse commande de notre histoire.',
    ],
    [
      'fermons|fermera|fermerons|baissons le rideau|derniere journee … definitivement|boutique|site|magasin|usine|rideau|portes',
      'Nous fermons définitivement notre boutique de Lille.',
      'conges|vacances|fetes',
    ],
    ['changeons de nom|nouveau nom|nous appelons', 'Nous changeons de nom.'],
  ],
  traction: [
    [
      'plus d.un|plus de|plus d|pour la premiere fois|cap des|cap du|barre des … {big}|million*|milliard*|clients|commandes|requetes|utilisateurs',
      'Plus de 10 000 clients nous font confiance.',
      'euros|donnees|ans|dons|postes',
    ],
    [
      'ventes|chiffre d.affaires|commandes … doubl*|tripl*|bondi*|progress*|hausse',
      'Nos ventes ont doublé en un an.',
    ],
  ],
  expansion: [
    [
      'ouvre|ouvrons|ouvrira|avons ouvert|inaugur*|emmenag*|demenag*|livrons|disponible|installons|installe … {place}|{geo}|ses portes|samedi|lundi|nouvelle adresse|locaux',
      'Notre première boutique belge ouvre samedi.',
      'inscriptions|candidatures|api|collection',
    ],
  ],
  partnership: [
    [
      'partenariat|partenaire|ensemble avec|avec l.equipe de|en collaboration avec|main dans la main|accord … sign*|lanc*|propos*|nous|officiel|codeveloppement|cooperation',
      'Nous avons signé un partenariat avec la coopérative Bexo.',
      'clients|avec vous',
    ],
  ],
  product: [
    [
      'desormais|maintenant|des aujourd.hui|disponible|en ligne|en boutique|precommande|vient de sortir … accessible*|disponible*|a tous|sur notre|en boutique|l.application|en version|chez|en magasin|en precommande',
      'Notre API est désormais accessible à tous.',
      'inscription*|poste*|offre d.emploi|billet*|replay',
    ],
    [
      'vous pouvez desormais|vous pouvez maintenant|nous avons lance|nous lancons|voici notre|est arrive|est arrivee',
      'Vous pouvez désormais payer en trois fois.',
      'postuler|inscrire|campagne',
    ],
  ],
};

export const SPANISH_OPENINGS: Openings = {
  award: [
    [
      'jurado|premio|concurso|galardon|medalla … otorg*|conced*|recib*|gan*|eleg*|entreg*|distingu*|reconoc*|finalista*|mejor',
      'El jurado nos eligió como la mejor panadería.',
      'concurso publico|sorteo|adjudica*',
    ],
  ],
  legal: [
    [
      'sufrido|sufrio|detectado|victima … acceso|ciberataque|incidente|brecha|filtracion',
      'Hemos sufrido un acceso no autorizado a nuestro sistema.',
    ],
    [
      'acceso no autorizado|ciberataque|brecha|filtracion|incidente … sufri*|datos|notific*|client*|detect*',
      'Hemos sufrido un acceso no autorizado a nuestro sistema.',
      'proteger|evitar',
    ],
    [
      'juez|tribunal|juzgado|audiencia|agencia … fall*|sentencia|razon|abiert*|sancion*|desestim*|multa*|resolucion',
      'El juzgado nos ha dado la razón.',
    ],
    ['retiramos del mercado|retirada voluntaria', 'Retiramos del mercado dos lotes de mermelada.'],
  ],
  funding: [
    [
      'ronda|inversion|financiacion|campana|capital … cerrad*|cerramos|{money}|levantad*|entran|lider*',
      'Hemos cerrado una ronda de 1,1 millones de euros.',
      'concurso|contrato',
    ],
  ],
  acquisition: [
    [
      'hemos comprado|hemos adquirido|compra de|adquisicion de|nos unimos al grupo|pasamos a formar parte|hemos vendido',
      'Hemos comprado la bodega Bexo.',
      'experiencia',
    ],
  ],
  layoffs: [
    [
      'ere|expediente|despid*|regulacion de empleo|extincion … afect*|personas|trabajador*|plantilla|emplead*|puestos',
      'La dirección ha comunicado el inicio de un ERE que afectará a 140 personas.',
    ],
  ],
  leadership: [
    [
      'nombra*|asume|releva|sustituye|toma|deja|se incorpora|se jubila|pasa|cede … {executive}|direccion|las riendas|el testigo|cargo|jubil*',
      'Ana Roe asume la dirección general.',
      'cliente*',
    ],
  ],
  hiring: [
    [
      'buscamos|se incorporan|se han incorporado|se ha unido|se han unido|nuestro equipo|damos la bienvenida|contratar*|puestos … a|persona*|equipo|compan*|crece|nuevo*|vacante*',
      'Se han incorporado tres personas al equipo.',
      'client*|consejer*|director*|socio*',
    ],
  ],
  business: [
    [
      'ganado|adjudicado|firmado|resuelto|conseguido … concurso|licitacion|contrato|pedido',
      'Hemos ganado el concurso del ayuntamiento.',
      'acreedores',
    ],
    [
      'concurso|licitacion|contrato|pedido|adjudica* … a nuestro favor|importe|firmad*|ganad*|adjudica*|conced*|resuelto|mayor|publico',
      'El ayuntamiento ha resuelto a nuestro favor el concurso público.',
      'acreedores',
    ],
    [
      'nos adjudican|nos han elegido|nuestro primer cliente|nuestro mayor cliente|cerramos definitivamente|cambiamos de nombre|nuevo nombre|ahora nos llamamos',
      'Cambiamos de nombre.',
    ],
  ],
  traction: [
    [
      'mas de|ya son|por primera vez|superado … {big}|millon*|client*|usuari*',
      'Ya son más de 10.000 clientes.',
      'euros|datos|anos|puestos',
    ],
    ['ventas|facturacion|pedidos … crec*|duplic*|triplic*|aument*', 'Nuestras ventas han crecido un 40 %.'],
  ],
  expansion: [
    [
      'abrimos|abre|abrira|hemos abierto|inaugur*|nos mudamos|llegamos|ya estamos|operamos … {place}|{geo}|las puertas|lunes|martes|miercoles|jueves|viernes|sabado',
      'El lunes abrimos nuestra tienda de Vigo.',
      'plazo|convocatoria|inscrip*',
    ],
  ],
  partnership: [
    [
      'acuerdo|convenio|alianza|junto a|junto con|de la mano de|colabora* … firm*|hemos|vamos|ofrec*|sell*|con|lanz*',
      'Junto con la cooperativa Bexo hemos creado un curso.',
      'client*|contigo|adjudic*',
    ],
  ],
  product: [
    [
      'ya disponible|disponible|ya puedes|ahora puedes|desde hoy|a la venta|nueva version|hemos lanzado|lanzamos|estrenamos … para todos|en la app|en tienda*|usuari*|puedes|herramienta|version|producto|modelo|nuev*',
      'La nueva versión está disponible para todos los usuarios.',
      'plaza*|vacante*|inscrip*|entrada*',
    ],
  ],
};

export const ITALIAN_OPENINGS: Openings = {
  award: [
    [
      'giuria|premio|concorso|medaglia|riconoscimento … assegn*|ricev*|vint*|consegn*|premiat*|scelt*|finalist*|miglior*',
      'La giuria ci ha assegnato il premio per la migliore crema.',
      'estrazione',
    ],
  ],
  legal: [
    ['subit*|vittima … attacco|accesso|violazione|intrusione', 'Abbiamo subito un attacco informatico.'],
    [
      'tribunale|giudice|garante|antitrust|corte|cassazione … stabilit*|condann*|ragione|apert*|sanzion*|multa*|sentenza|accol*|respint*',
      'Il tribunale ci ha dato ragione.',
    ],
    [
      'accesso non autorizzato|attacco informatico|violazione … dati|subit*|notific*|client*',
      'Abbiamo subito un attacco informatico.',
    ],
    ['richiamo volontario|ritiriamo dal mercato', 'Ritiriamo dal mercato due lotti.'],
  ],
  funding: [
    [
      'round|aumento di capitale|finanziamento|campagna|investitor* … chius*|raccolt*|{money}|sottoscritt*|entra*|guidat*',
      'Abbiamo chiuso un round da 2 milioni di euro.',
      'fatturato|appalto',
    ],
  ],
  acquisition: [
    [
      'abbiamo acquisito|abbiamo acquistato|acquisisce|acquisizione|entra a far parte|entriamo a far parte|rilevato|rileviamo|il {share} … di|del|della|gruppo',
      'Abbiamo acquisito la torrefazione Bexo.',
      'client*|sconto',
    ],
  ],
  layoffs: [
    [
      'esuber*|licenzi*|tagli … person*|dipendent*|post*|lavorator*',
      'Abbiamo comunicato 40 esuberi tra i dipendenti.',
    ],
  ],
  leadership: [
    [
      'passa|assume|prende|nominat*|lascia|subentra|succede|entra|diventa|guid* … {executive}|la guida|timone|testimone|pensione|dell.azienda',
      'Dal primo aprile la guida dell’azienda passa a Marco Roe.',
      'client*|nuova sede|guida ai|guida per',
    ],
  ],
  hiring: [
    [
      'cerchiamo|assumiamo|assumeremo|si sono uniti|si e unit*|entrano nel team|benvenut*|nuove assunzioni … a|team|person*|squadra|noi|*tori',
      'Cerchiamo tre persone per il laboratorio.',
      'partner|fornitor*|investitor*',
    ],
  ],
  business: [
    [
      'aggiudicat*|vint*|firmat*|ottenut* … gara|appalto|commessa|contratto|fornitura',
      'Ci siamo aggiudicati la gara per gli ospedali.',
    ],
    [
      'gara|appalto|commessa|contratto|fornitura|ordine … aggiudic*|vint*|firmat*|importo|affidat*|piu grande|assegnat*',
      'Ci siamo aggiudicati la gara per gli ospedali.',
    ],
    [
      'cambiamo nome|nuovo nome|chiudiamo definitivamente|chiudera definitivamente|il nostro primo cliente|ci hanno scelto',
      'Cambiamo nome.',
    ],
  ],
  traction: [
    [
      'piu di|oltre|per la prima volta|superat* … {big}|milion*|client*|utent*',
      'Oltre 10.000 clienti ci hanno scelto.',
      'euro|dati|anni',
    ],
    ['fatturato|vendite|ricavi … cresc*|raddoppi*|aument*', 'Le nostre vendite sono raddoppiate.'],
  ],
  expansion: [
    [
      'apre|apriamo|abbiamo aperto|inaugur*|ci trasferiamo|arriviamo|siamo arrivati … {place}|{geo}|le porte|porte|sabato|lunedi',
      'Sabato apriamo il nuovo negozio a Bari.',
      'iscrizion*|candidatur*',
    ],
  ],
  partnership: [
    [
      'collaborazione|insieme a|insieme al|insieme alla|accordo|partnership|fianco a fianco … con|abbiamo|nasc*|nata|firmat*|lavor*',
      'È nata una collaborazione con la torrefazione Bexo.',
      'client*|con te|con voi',
    ],
  ],
  product: [
    [
      'da oggi|disponibile|ora puoi|e arrivat*|abbiamo lanciato|lanciamo|nuova versione|in vendita|in negozio … tutti|puoi|app|negozi*|nuov*|online|disponibile|version*',
      'Da oggi puoi pagare con l’app.',
      'posizion*|iscri*|bigliett*',
    ],
  ],
};
