import type { Wording } from './wording';

export const SPANISH: Wording = {
  functionWords:
    'el la los las un una y de del para con su en por se nuestro nuestra que es al sus mas como tu tras desde ha lo hasta nuevo nueva sobre',
  vocabulary: {
    round:
      'ronda|rondas|financiacion|inversion|capital|serie {letter}|semilla|ampliacion de capital|subvencion|fondos|prestamo|inyeccion|presemilla',
    staff: 'empleos|empleados|trabajadores|plantilla|puestos|personas|personal|puestos de trabajo',
    executive:
      'ceo|cto|cfo|coo|cmo|director *|director|directora *|directora|consejero delegado|consejera delegada|consejero|consejera|presidente|presidenta|responsable de|jefe|jefa|consejo|consejo de administracion|vicepresidente|vicepresidenta|director general|directora general|cupula|country manager|gerente|maximo responsable',
    place:
      'oficina|oficinas|sede|tienda|tiendas|planta|fabrica|almacen|centro|centro logistico|delegacion|filial|local|hub|laboratorio|establecimiento|showroom|nave|sucursal|restaurante|cuartel general',
    served:
      'clientes|usuarios|usuarias|descargas|suscriptores|miembros|pedidos|pacientes|empresas|instalaciones|hogares|envios',
    prize:
      'premio|premios|galardon|award|awards|medalla|finalista|finalistas|mejor *|mejores *|del ano|ranking|reconocimiento|top {number}|concurso',
  },
  idioms:
    'horario de apertura|premio de consolacion|precio de compra|compra online|guia de compra|compra ahora|proceso de compra|habitos de compra|captar clientes|captacion de clientes|captacion de talento|abre la puerta|abre el debate|abre el plazo|levanta sospechas|levanta la voz|levanta el vuelo|nueva ley|nueva normativa|nuevo estudio|cierra el ano|cierra la puerta|orden de compra|feliz ano nuevo',
  events: {
    funding: [
      [
        'recauda|recaudan|levanta|levantan|levantado|levantamos|cierra|cierran|cerramos|cerrado|capta|captan|captado|consigue|obtiene|logra|recibe|completa|se embolsa|atrae|amarra|asegura|firma … {sum}|{round}',
        'Acme levanta 5 millones',
        'contrato|pedido|ventas|multa|contratos|facturacion|licitacion|usuarios|alianza|acuerdo',
      ],
      [
        'ronda de financiacion|ronda de inversion|ronda semilla|ampliacion de capital|ronda de|inyeccion de capital|ronda serie',
        'Ronda de financiación para Acme',
        'consejos|como conseguir|ronda de preguntas',
      ],
      ['^{sum} … para', '5 millones de euros para Acme', 'multa|contrato|ong'],
      [
        '> invierte|invierten|entra|entran|apuesta|apuestan|inyecta|lidera|respalda|aporta … en|por|{sum}|la ronda|capital',
        'Northwind invierte en Acme',
        'fabrica|planta|centro|sede',
      ],
      ['unicornio|valorada en|valorado en|valoracion de', 'Acme se convierte en unicornio'],
      [
        'busca|buscan|quiere|negocia|prepara|planea|buscaria … {sum}|inversores|una ronda|ronda|financiacion|levantar',
        'Acme busca inversores',
      ],
    ],
    acquisition: [
      [
        'acaba en manos|en manos de|comprara|adquirira|se vende|toma una participacion|controlara|cambia de manos|cambia de dueno|nuevo dueno|nuevo propietario|el {share} de|integracion de|integra a',
        'Acme acaba en manos de Bexo',
        'clientes|mercado|usuarios',
      ],
      [
        'compra|compran|compro|comprar|adquiere|adquieren|adquirir|adquirida|adquirido|se hace con|se queda con|absorbe|toma el control|adquisicion|adquisiciones|comprada|comprado|opa|la compra de|entra en el capital|participacion mayoritaria|participacion en|mayoria de',
        'Acme compra Bexo',
        'habilidades|conocimientos|vivienda|online|guia|como comprar|donde comprar|clientes|ahora|tu|en tienda|al comprar',
      ],
      [
        'fusion|fusiona|fusionan|se fusionan|fusionarse|se integra en|se integra|se une al grupo|pasa a formar parte|pasa a manos|vendida|vendido|vendera|venta de|vende|venta a|vender|en venta|vendida a|comprador|su venta|la venta',
        'Acme se integra en el grupo Bexo',
        'punto de venta|a la venta|en venta en|entradas|venta online|venta de entradas|record|{number} unidades|equipo de venta|ventas',
      ],
    ],
    layoffs: [
      [
        'plantea|prepara|anuncia|negocia|presenta|ultima|prepararia … ere|erte|despidos|recorte|ajuste',
        'Acme plantea un ERE',
      ],
      [
        'recorta|recortara|eliminara|despedira|prescindira|suprimira … puestos|empleos|{number}|{share}|plantilla',
        'Acme recortará 50 puestos',
      ],
      [
        'despid*|recort*|elimina*|suprim*|prescinde*|reduc*|destruye|echa|ajusta|pierde|suprime … {staff}|{share}|{number}|tercio',
        'Acme despide a 40 empleados',
        '*tiempo|costes|tiempos|emisiones|errores|gastos',
      ],
      [
        'despidos|despido|ere|erte|recorte de plantilla|recortes de plantilla|ajuste de plantilla|despido colectivo|despedido|recortes|bajas incentivadas|regulacion de empleo',
        'Despidos en Acme',
        'derechos|como|evitar|improcedente|indemnizacion por',
      ],
      [
        'comunica|inicia|anuncia|abre|inicio de|afecta|afectara … ere|erte|despido colectivo|expediente de regulacion|recorte',
        'Acme comunica el inicio de un ERE',
      ],
      [
        'prescinde de|echa a|pone en la calle|a la calle|se deshace de … {number}|{staff}|equipo',
        'Acme prescinde de 40 personas',
      ],
    ],
    legal: [
      [
        'demanda|demanda a|denuncia|denuncian|multa|multas|sancion|sanciona|sancionada|multada|multado|juzgado|tribunal|tribunales|juez|audiencia nacional|cnmc|aepd|competencia|investiga|investigan|investigada|investigacion por|condena|condenada|pleito|juicio|litigio|querella|filtracion de datos|brecha de datos|ciberataque|hackeo|patente|imputado|imputada',
        'Multa a Acme',
        'alta demanda|la demanda de|gran demanda|bajo demanda|evitar|como|demanda crece|competencia digital|demanda electrica',
      ],
      [
        'proteccion de datos|agencia de proteccion|competencia|cnmv|cnmc|hacienda|fiscalia|bruselas|aepd|sanidad|consumo|inspeccion … investig*|sancion*|multa*|expedient*|abre|denuncia*|ordena|obliga|prohib*',
        'Protección de Datos investiga a Acme',
      ],
      [
        'ciberataque|acceso no autorizado|robo de datos|filtracion|brecha|hackeo|incidente de seguridad|expediente sancionador|demandad*|denunciad*|imputad*|investigad*|absuelt*|sentencia|fallo judicial|recurso contra|recurre|retirada de producto|retira del mercado',
        'Acme, demandada por Bexo',
        'proteger|evitar|como',
      ],
    ],
    award: [
      ['premio|premios … a {own}|empresa del ano|mejor', 'Acme recibe el Premio Empresa del Año'],
      [
        'gana|ganan|ganamos|recibe|obtiene|logra|consigue|se lleva|finalista|elegida|elegido|nombrada|reconocida|reconocido|entre … {prize}',
        'Acme gana el premio a la innovación',
        'contrato|licitacion|ronda|nombrada directora|en ventas',
      ],
      [
        'premiad*|galardonad*|finalista|finalistas|premio a|premio al|premio de|distinguid*|reconocida como|reconocido como|ganadora|ganador|certificada|certificado iso|certificacion|iso {number}|b corp|sello',
        'Acme, premio a la mejor startup',
        'tu certificado|como obtener',
      ],
      [
        'premio nacional|premio internacional|premio europeo|premio|premios|medalla|galardon|distincion|estrella michelin|mencion de honor|sello de calidad',
        'Acme, premio nacional de diseño',
        'contrato|sorteo|gordo|premio de loteria',
      ],
      [
        'elegida|elegido|reconocid*|nombrad*|proclamad*|coronad*|finalista … mejor|ano|premio|entre|como|de los',
        'Acme, proclamada empresa del año',
        'contrato|direct*',
      ],
    ],
    leadership: [
      ['cambia de|cambio de|cambios en|nuevo|nueva … {executive}', 'Acme cambia de CEO', 'oficina'],
      [
        'deja|abandona|dejara … el cargo|su cargo|la compania|la empresa|la presidencia|la direccion',
        'El director de Acme deja el cargo',
      ],
      [
        'nombra|nombran|ficha|ficha a|incorpora|nuevo|nueva|destituye|cesa|releva|promociona|asciende|contrata|elige|designa|sustituye|pierde|busca|refuerza|cambia … {executive}',
        'Acme nombra a Lucía Roe directora general',
        'oficina|tienda|planta|premio',
      ],
      [
        '~ nombrad*|sera|asume|se incorpora|es el nuevo|es la nueva|llega|releva|toma|elegid*|se une|designad* … {executive}',
        'Lucía Roe, nombrada directora general de Acme',
        'premio',
      ],
      [
        '> nombrad*|sera|asume|se incorpora|es el nuevo|es la nueva|nuevo|nueva|dimite|renuncia|sale|deja … {executive} … de|en',
        'Dimite el consejero delegado de Acme',
      ],
      [
        '~ {executive}|fundador|fundadora|fundadores|cofundador … dimite|renuncia|deja|abandona|sale|se marcha|se va|dimision|cesado|destituido|cesa|salida|se retira|da un paso atras',
        'El director general de Acme dimite',
      ],
      [
        'dimite|dimision|relevo en|relevo al frente|cambio en la direccion|cambio en la cupula|al frente de|toma el mando|toma las riendas|nuevo equipo directivo|cambios en la cupula|remodela su cupula',
        'Relevo en la cúpula de Acme',
        'gobierno|ministro|alcalde',
      ],
      [
        'sopesa|estudia|baraja|plantea|prepara|busca|quiere|ultima … relev*|sustitu*|cambi*|destitu*|sucesor|sucesora|salida … {executive}|presidente|cupula|fundador',
        'Acme sopesa relevar a su presidente',
      ],
      [
        'sucesor|sucesora|relevo|sucesion|nuevo lider|nueva lider|se jubila|jubilacion de|toma el relevo|pasa el testigo|coge las riendas',
        'Acme busca sucesor',
      ],
    ],
    expansion: [
      ['abre|abrimos|abrira|inaugura … {geo}', 'Acme abre en Japón', 'expediente|investigacion'],
      ['abrira|estrena|inaugura|ampliara|construira … {place}|{geo}', 'Acme abrirá en México'],
      [
        'pone un pie|se implanta|amplia su presencia|refuerza su presencia|crece en',
        'Acme amplía su presencia en Chile',
        'redes',
      ],
      [
        'abre|abren|abrimos|abrira|inaugura|inauguran|inauguramos|nuev*|nueva|nuevo|segunda|tercera|primera|construye|estrena|instala|apertura de|amplia|traslada|levanta|construira|construir|abrir … {place}|puertas',
        'Acme abre oficina en Bogotá',
        'centro de ayuda|director|directora|ronda|app|plataforma|en el centro',
      ],
      [
        'llega|llegamos|aterriza|desembarca|entra|se expande|expande|expansion|se instala|da el salto|salta|se lanza|irrumpe|crece|se estrena|pone rumbo|se implanta|inicia operaciones|operara … a|en|por|{geo}|internacional|mercado|al',
        'Acme llega a Portugal',
        'bolsa|capital|record|concurso|acuerdo|clientes|{number}|recta final|perdidas|ventas|app',
      ],
      [
        'expansion internacional|internacionalizacion|se expande|se muda|nueva sede|salto internacional|mercado internacional',
        'Acme se expande',
        'ayudas',
      ],
      [
        'llega|llegara|aterrizara|desembarcara|operara|envia|se traslada|se muda|se instala|ya opera|ya envia … a {geo}|en {geo}|a toda',
        'Acme ya envía a Portugal',
        'ayuda humanitaria',
      ],
      [
        'primera piedra|local de|segunda tienda|tercera tienda|nuevo local|nuevo taller|nuevo obrador|nueva tienda',
        'Nuevo obrador para Acme',
      ],
    ],
    partnership: [
      ['elige|escoge|selecciona … como socio|como partner|como aliado', 'Acme elige a Bexo como socio'],
      [
        'alianza|alianzas|colabora con|colaboran|colaboracion|acuerdo con|acuerdo estrategico|acuerdo de colaboracion|se alia|se alian|unen fuerzas|convenio|convenio de|socio de|socio tecnologico|partner de|partnership|joint venture|se asocia|se asocian|patrocina|patrocinador|sellan un acuerdo|firman un acuerdo|van de la mano|memorando',
        'Acme y Bexo firman una alianza',
        'consejos|convenio colectivo|hazte|como',
      ],
      [
        'sellan|firman|cierran|sella|firma|forja|forjan|anuncian … alianza|acuerdo|pacto|convenio|colaboracion|union',
        'Acme y Bexo sellan una alianza',
        'adjudic*|venta de la empresa',
      ],
      [
        'de la mano de|junto a|unen sus fuerzas|se unen|aliado|aliados|codo con codo|tandem|trabajaran juntos|trabajan juntos',
        'Acme, de la mano de Bexo',
        'se unen al equipo',
      ],
    ],
    hiring: [
      [
        'buscamos|se buscan|busca {number}|contratamos|vamos a contratar|incorporamos',
        'Buscamos 15 ingenieros',
        'socios|inversores',
      ],
      [
        'contrat*|contratara|busca|buscamos|incorpora|incorporara|crea|creara|selecciona|ficha|genera|generara … {number}|{staff}|talento|desarrolladores|ingenieros|empleo',
        'Acme contratará a 50 personas',
        'despid*|recort*|inversores|consejos|millones|clientes|director|directora|mejor|contratos|usuarios|elimina*',
      ],
      [
        'estamos contratando|estamos buscando|unete a nuestro equipo|unete al equipo|trabaja con nosotros|nuestro equipo crece|nuestro equipo sigue creciendo|nuevos empleos|puestos de trabajo|duplica su plantilla|duplicara su plantilla|amplia su plantilla|nuevas incorporaciones|se une a nuestro equipo|bienvenid* al equipo|crear empleo',
        '¡Estamos contratando!',
        'consejos|elimina|suprime|recorta',
      ],
      [
        'crea|creara|busca|buscara|contratara|incorporara|sumara|necesita … {number} … empleos|puestos|personas|trabajadores|ingenieros|profesionales|conductores|vacantes',
        'Acme creará 120 puestos',
        '{money}|despid*|elimin*',
      ],
    ],
    traction: [
      ['ya somos|somos ya|ya contamos con|superamos los', 'Ya somos 200.000', 'socios de'],
      ['factura|facturo|facturara|ingresa|vende … {sum}', 'Acme factura 12 millones', 'perdidas'],
      [
        '{big} [*] [*] {served}|{big} {served}|{big} de {served}',
        '50.000 usuarios confían en nosotros',
        'multa|despid*|robo',
      ],
      ['supera|alcanza|llega a|celebra … {big}', 'Acme alcanza 1 millón de viajes', '{money}|multa'],
      [
        'supera|superan|superamos|alcanza|alcanzan|alcanzamos|llega|llegamos|celebra|suma|ya son|mas de|cuenta con … {number}|millon … {served}',
        'Acme supera el millón de usuarios',
        'consejos|estudio|multa|encuesta',
      ],
      [
        'facturacion|ventas|ingresos|beneficio|beneficios|factura … crece|crecen|aument*|dispara|duplica|sube|suben|record|hasta|un {share}|millones',
        'La facturación de Acme crece un 40%',
        'como|consejos|tu facturacion|electronica|tus ventas',
      ],
      [
        'duplica|triplica|dobla|multiplica|dispara … facturacion|ventas|ingresos|beneficio|beneficios|clientes|usuarios',
        'Acme duplica sus ventas',
        'como|tus|te ayuda',
      ],
      [
        'record|hito|rentable|rentabilidad|beneficios por primera vez|numeros negros|ano record',
        'Año récord para Acme',
        'como|consejos|mejorar',
      ],
      [
        'uno de cada|una de cada|crece|crecen|crecio … {number}|{share}|dos digitos|{ordinal}',
        'Acme crece un 40%',
        'plantilla|precio*|paro',
      ],
      [
        'quintuplica|cuadruplica|bate|pulveriza … record*|ventas|usuarios|clientes|ingresos',
        'Acme bate récord de ventas',
      ],
    ],
    business: [
      [
        'concurso de acreedores|preconcurso|quiebra|insolvencia|suspension de pagos|liquidacion|en bancarrota|bancarrota',
        'Acme entra en concurso de acreedores',
        'como',
      ],
      [
        'cierra|cerrara|vende|liquida … division|filial|linea|fabrica|tiendas',
        'Acme cierra su división de seguros',
        'ronda',
      ],
      ['saldra|sale|salir|salto … a bolsa|al parque', 'Acme saldrá a Bolsa'],
      ['cierre de|cerrara|echa el cierre|baja la persiana', 'Acme echa el cierre', 'ronda|ano'],
      [
        'firma|firman|gana|logra|se adjudica|se adjudican|adjudica|consigue|obtiene|sella|cierra … contrato|contratos|licitacion|concurso|pedido|acuerdo',
        'Acme se adjudica el contrato del metro',
        'de colaboracion|alianza|estrategico|acreedores',
      ],
      [
        'salida a bolsa|sale a bolsa|salir a bolsa|a bolsa|cambia de nombre|nuevo nombre|nueva imagen|nueva marca|nuevo logo|pasa a llamarse|ahora es|resultados anuales|resultados trimestrales|resultados del|presenta resultados|perdidas|reestructuracion|reestructura|plan estrategico|elegida por|elegido por|confia en {own}|escision|elige a {own}|elige {own}|profit warning|pierde {money}|adjudicataria',
        'Acme cambia de nombre',
        'consejos|guia|perdidas de datos|evitar',
      ],
      [
        'abandona|se retira|sale|deja|cierra|cerrara|clausura|se marcha|cese|cesa … de {geo}|{geo}|mercado|{place}|negocio|operaciones|actividad|servicio',
        'Acme abandona el mercado italiano',
        'ronda|ceo|director|directora|consejero|presidente|fundador|acuerdo|por vacaciones|por navidad',
      ],
      [
        'ahora se llama|se llama ahora|se llamara|pasa a ser|cambia su nombre|renombra|nos adjudican|nos han adjudicado|adjudicad*|adjudican|adjudicacion|sale a bolsa|debuta en bolsa|eleva previsiones|rebaja previsiones|supera previsiones|cuentas anuales|entra en perdidas|cierra para siempre|baja la persiana|cierra sus puertas|cierra definitivamente|gran contrato|macrocontrato|pedido de',
        'Acme ahora se llama Bexo',
        'consejos',
      ],
    ],
    product: [
      ['nace|estrena', 'Nace Acme Kids', 'sede|oficina|planta'],
      [
        'lanza|lanzan|lanzamos|presenta|presentan|presentamos|estrena|estrenan|estrenamos|lanzamiento|desvela|introduce|saca|comercializa|pone en marcha|anuncia el lanzamiento|incorpora',
        'Acme lanza una nueva app',
        'ayudas|campana|informe|estudio|resultados|ere|ofertas de empleo|oferta de empleo|concurso|convocatoria|concursal|personas|empleados|director|directora|fondo',
      ],
      [
        'nueva version|nuevo producto|nuevos productos|nueva plataforma|nueva app|nueva funcionalidad|nuevas funcionalidades|nuevo servicio|nueva coleccion|nueva gama|nueva web|nuevo modelo|nueva generacion|nueva solucion|novedades de|actualizacion',
        'Nueva versión de nuestra app',
        'ley|director|directora|oficina|tienda|normativa',
      ],
      [
        '~ ya disponible|ya esta disponible|ya esta aqui|disponible|llega al mercado|sale a la venta',
        'Acme Go ya está disponible',
        'plazas disponibles',
      ],
      [
        '^conoce|^te presentamos|^descubre',
        'Descubre Acme Go',
        'equipo|como|por que|consejos|las ventajas|historia',
      ],
      [
        'ya ha salido|ha salido|ya llega|ya se puede|sale al mercado|llega a las tiendas|esta al caer|saldra|trabaja en|prepara … version|app|modelo|para|{number}|coche|movil|plataforma|tienda*',
        'Ya ha salido Acme 3 para Linux',
        'ere|bolsa|concurso|compra|venta',
      ],
      ['~ ya esta aqui|ya ha llegado|ya a la venta|ha salido', 'La nueva app ya está aquí'],
    ],
  },
};
