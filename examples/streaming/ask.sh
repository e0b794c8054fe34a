#!/usr/bin/env bash
# #region curl
# Muestra cada evento en una línea: su nombre y su JSON. Ctrl+C cancela la petición.
set -euo pipefail

query=${1:-'¿Cuándo se abre la matrícula?'}
# En JSON, la barra invertida y las comillas llevan otra barra delante.
query=${query//\\/\\\\} query=${query//\"/\\\"}

# --no-buffer muestra cada fragmento al llegar; --fail-with-body falla con los errores HTTP y conserva su cuerpo.
curl --no-buffer --silent --show-error --fail-with-body \
  "https://api.saas.aifindr.ai/api/widget/projects/${AIFINDR_PROJECT_ID:?}/ask" \
  --header 'Content-Type: application/json' \
  --header "X-API-KEY: ${AIFINDR_API_KEY:?}" \
  --data-raw "{\"query\":\"$query\",\"stream\":true}" |
  {
    name='' data='' ended=''
    while IFS= read -r line || [[ -n $line ]]; do
      line=${line%$'\r'}
      case $line in
        event:*) name=${line#event:} name=${name# } ;;
        data:*) content=${line#data:} data+="${content# } " ;;
        '{'*)
          # El cuerpo de un error HTTP trae id, message y code.
          printf '%s\n' "$line" >&2
          ended=error
          ;;
        '')
          # Una línea vacía cierra el evento.
          if [[ $name == error ]]; then
            printf 'La respuesta se ha interrumpido: %s\n' "$data" >&2
            exit 1
          fi
          [[ -n $data ]] && printf '%s %s\n' "${name:-message}" "${data% }"
          [[ $name == answer-full ]] && ended=complete
          name='' data=''
          ;;
      esac
    done
    [[ -n $ended ]] || { echo 'La conexión se ha cerrado antes de la respuesta completa' >&2; exit 1; }
  }
# #endregion curl
