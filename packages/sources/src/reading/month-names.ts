/**
 * Month names and their short forms, folded: English, German, French, Spanish, Catalan, Italian, Portuguese, Romanian,
 * Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Hungarian and Turkish. Names that languages put
 * into another case in a date stand in that case too.
 */
export const MONTHS: readonly (readonly string[])[] = [
  'january januar janvier enero gener gennaio janeiro ianuarie januari tammikuuta tammikuu stycznia styczen ledna leden januara januar januarja ocak jan janv ene gen ian sty led',
  'february februar fevrier febrero febrer febbraio fevereiro februarie februari helmikuuta helmikuu lutego luty unora unor februara subat feb fev fevr febr lut uno',
  'march marz maerz mars marzo marc marco martie maart marts maliskuuta maliskuu marca marzec brezna brezen marcius mart mar mrt mrz bre',
  'april avril abril aprile aprilie huhtikuuta huhtikuu kwietnia kwiecien dubna duben aprila aprilis nisan apr avr abr kwi dub',
  'may mai mayo maig maggio maio mei maj toukokuuta toukokuu maja kvetna kveten majus mayis mag kve',
  'june juni juin junio juny giugno junho iunie kesakuuta kesakuu czerwca czerwiec cervna cerven juna junius haziran jun giu iun cze',
  'july juli juillet julio juliol luglio julho iulie heinakuuta heinakuu lipca lipiec cervence cervenec jula julius temmuz jul juil lug iul lip',
  'august aout agosto agost augustus augusti elokuuta elokuu sierpnia sierpien srpna srpen augusta augusztus agustos aug ago sie srp',
  'september septembre septiembre setembre settembre setembro septembrie syyskuuta syyskuu wrzesnia wrzesien zari septembra szeptember eylul sept sep set wrz szept',
  'october oktober octobre octubre ottobre outubro octombrie lokakuuta lokakuu pazdziernika pazdziernik rijna rijen oktobra oktober ekim oct okt ott out paz rij',
  'november novembre noviembre novembro noiembrie marraskuuta marraskuu listopada listopad listopadu novembra kasim nov lis',
  'december dezember decembre diciembre desembre dicembre dezembro decembrie desember joulukuuta joulukuu grudnia grudzien prosince prosinec decembra aralik dec dez dic des gru pro',
].map((names) => [...new Set(names.split(' '))]);
